import { getTranslations } from 'next-intl/server';
import { PARTNER_CATEGORY, type PartnerCategory } from '@/lib/routing/partnerFilters';

/** Messages of the partner list, picked one by one so that only these are sent to the browser. */
export async function partnerWords() {
  const t = await getTranslations('ResidentCardPage');
  const categories = (['all', ...PARTNER_CATEGORY.choices] as const).map((key) => [key, t(`categories.${key}`)]);
  return {
    title: t('filters.title'),
    search: t('filters.searchLabel'),
    placeholder: t('filters.searchPlaceholder'),
    category: t('filters.categoryLabel'),
    categories: Object.fromEntries(categories) as Record<PartnerCategory | 'all', string>,
    apply: t('filters.apply'),
    clear: t('filters.clear'),
    results: t('resultsTitle'),
    found: t('resultCount'),
    count: t('groupCount'),
    none: t('none'),
    address: t('addressLabel'),
    offer: t('offerLabel'),
  };
}

export type PartnerWords = Awaited<ReturnType<typeof partnerWords>>;
