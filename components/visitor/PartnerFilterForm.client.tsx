'use client';

import type { Ref } from 'react';
import styles from '@/components/visitor/PartnerFilterForm.module.scss';
import {
  CATEGORY_SLUGS,
  FILTER_NAMES,
  MAX_QUERY_LENGTH,
  type PartnerFilters,
  toPartnerCategory,
} from '@/lib/content/partnerFilters';
import { PARTNER_CATEGORIES, type PartnerCategory } from '@/lib/content/partnerSearch';

export type FilterWords = {
  title: string;
  search: string;
  placeholder: string;
  category: string;
  all: string;
  apply: string;
  categories: Record<PartnerCategory, string>;
};

type Props = {
  filters: PartnerFilters;
  words: FilterWords;
  /** The page itself: where the form leads without JavaScript. */
  href: string;
  searchField: Ref<HTMLInputElement>;
  onChange: (filters: PartnerFilters) => void;
};

/** Search and category. A plain form whose fields are the address’s filters; with JavaScript each change counts at once. */
export function PartnerFilterForm({ filters, words, href, searchField, onChange }: Props) {
  return (
    <search className={styles.search} aria-label={words.title}>
      <form action={href} onSubmit={(event) => event.preventDefault()}>
        <label>
          <span>{words.search}</span>
          <input
            ref={searchField}
            type="search"
            name={FILTER_NAMES.query}
            value={filters.query}
            placeholder={words.placeholder}
            maxLength={MAX_QUERY_LENGTH}
            autoComplete="off"
            enterKeyHint="search"
            onChange={({ target }) => onChange({ ...filters, query: target.value })}
          />
        </label>
        <label>
          <span>{words.category}</span>
          <select
            name={FILTER_NAMES.category}
            value={filters.category ? CATEGORY_SLUGS[filters.category] : ''}
            onChange={({ target }) => onChange({ ...filters, category: toPartnerCategory(target.value) })}
          >
            <option value="">{words.all}</option>
            {PARTNER_CATEGORIES.map((category) => (
              <option key={category} value={CATEGORY_SLUGS[category]}>
                {words.categories[category]}
              </option>
            ))}
          </select>
        </label>
        <noscript>
          <button type="submit">{words.apply}</button>
        </noscript>
      </form>
    </search>
  );
}
