import { getTranslations } from 'next-intl/server';
import { PartnerDirectory } from '@/components/visitor/PartnerDirectory.client';
import type { PartnerFilters } from '@/lib/content/partnerFilters';
import { getPartners } from '@/lib/facts/partners';
import { residentCardHref } from '@/lib/routing/href';

type Props = { filters: PartnerFilters };

/** The partners and the words of their list, finished here so that the browser needs no messages. */
export async function Partners({ filters }: Props) {
  const t = await getTranslations('ResidentCardPage');
  const partners = getPartners();
  const words = {
    title: t('filters.title'),
    search: t('filters.searchLabel'),
    placeholder: t('filters.searchPlaceholder'),
    category: t('filters.categoryLabel'),
    apply: t('filters.apply'),
    clear: t('filters.clear'),
    all: t('categories.all'),
    categories: {
      health: t('categories.health'),
      hospitality: t('categories.hospitality'),
      other: t('categories.other'),
    },
    results: t('resultsTitle'),
    none: t('none'),
    address: t('addressLabel'),
    offer: t('offerLabel'),
    counts: Array.from({ length: partners.length + 1 }, (_, count) => t('resultCount', { count })),
    groupCounts: Array.from({ length: partners.length + 1 }, (_, count) => t('groupCount', { count })),
  };
  return <PartnerDirectory start={filters} partners={partners} href={residentCardHref()} words={words} />;
}
