import { getTranslations } from 'next-intl/server';
import styles from '@/components/resident-card/PartnerFields.module.scss';
import {
  CATEGORY_SLUGS,
  FILTER_NAMES,
  MAX_QUERY_LENGTH,
  PARTNER_CATEGORIES,
  type PartnerFilters,
} from '@/lib/routing/partnerFilters';

type Props = { filters: PartnerFilters };

/** Search and category as fields of a form, named as in the address; the button is for a browser without scripts. */
export async function PartnerFields({ filters: { query, category } }: Props) {
  const t = await getTranslations('ResidentCardPage');
  return (
    <div className={styles.fields}>
      <label>
        <span>{t('filters.searchLabel')}</span>
        <input
          type="search"
          name={FILTER_NAMES.query}
          defaultValue={query}
          placeholder={t('filters.searchPlaceholder')}
          maxLength={MAX_QUERY_LENGTH}
          enterKeyHint="search"
        />
      </label>
      <label>
        <span>{t('filters.categoryLabel')}</span>
        <select name={FILTER_NAMES.category} defaultValue={category ? CATEGORY_SLUGS[category] : ''}>
          <option value="">{t('categories.all')}</option>
          {PARTNER_CATEGORIES.map((each) => (
            <option key={each} value={CATEGORY_SLUGS[each]}>
              {t(`categories.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit">{t('filters.apply')}</button>
      </noscript>
    </div>
  );
}
