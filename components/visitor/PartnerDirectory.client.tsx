'use client';

import { type MouseEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import styles from '@/components/visitor/PartnerDirectory.module.scss';
import { type FilterWords, PartnerFilterForm } from '@/components/visitor/PartnerFilterForm.client';
import { PartnerGroups } from '@/components/visitor/PartnerGroups.client';
import { NO_FILTERS, type PartnerFilters, readFilters, withFilters } from '@/lib/content/partnerFilters';
import { findPartners, type Partner, toPartnerIndex } from '@/lib/content/partnerSearch';

/** Browsers refuse an address that is rewritten at every keystroke: it follows when typing rests. */
const ADDRESS_REST_MS = 300;

type Props = {
  /** The filters the page was asked with. */
  start: PartnerFilters;
  partners: readonly Partner[];
  href: string;
  words: FilterWords & {
    clear: string;
    results: string;
    none: string;
    address: string;
    offer: string;
    /** What is announced, and what stands beside a group, when 0, 1, 2 … partners are found. */
    counts: readonly string[];
    groupCounts: readonly string[];
  };
};

/** The partner list with its filters, which stand in the address too, so that a filtered list can be shared. */
export function PartnerDirectory({ start, partners, href, words }: Props) {
  const [filters, setFilters] = useState(start);
  const shown = useDeferredValue(filters);
  const index = useMemo(() => toPartnerIndex(partners), [partners]);
  const groups = useMemo(() => findPartners(index, shown.query, shown.category), [index, shown]);
  const searchField = useRef<HTMLInputElement>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    setFilters(readFilters(new URLSearchParams(window.location.search)));
    return () => clearTimeout(rest.current);
  }, []);

  const change = (next: PartnerFilters): void => {
    setFilters(next);
    clearTimeout(rest.current);
    rest.current = setTimeout(() => {
      window.history.replaceState(window.history.state, '', withFilters(new URL(window.location.href), next));
    }, ADDRESS_REST_MS);
  };

  const clear = (event: MouseEvent): void => {
    event.preventDefault();
    change(NO_FILTERS);
    searchField.current?.focus();
  };

  const total = groups.reduce((sum, group) => sum + group.partners.length, 0);
  return (
    <div className={styles.directory}>
      <PartnerFilterForm filters={filters} words={words} href={href} searchField={searchField} onChange={change} />
      <div className={styles.head}>
        <h2>{words.results}</h2>
        <p role="status">{total > 0 ? words.counts[total] : words.none}</p>
        {(filters.query.trim() || filters.category) && (
          <a href={href} onClick={clear}>
            {words.clear}
          </a>
        )}
      </div>
      <PartnerGroups groups={groups} words={words} />
    </div>
  );
}
