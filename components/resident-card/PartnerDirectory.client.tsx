'use client';

import { type ChangeEvent, type MouseEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import styles from '@/components/resident-card/PartnerDirectory.module.scss';
import { PartnerFields } from '@/components/resident-card/PartnerFields';
import { PartnerGroups } from '@/components/resident-card/PartnerGroups';
import type { Messages } from '@/lib/i18n/messages';
import { filterPartners } from '@/lib/partners/filterPartners';
import type { Partner } from '@/lib/partners/partnerSearch';
import { isFiltered, NO_FILTERS, type PartnerFilters, parseFilters, withFilters } from '@/lib/routing/partnerFilters';

/** Browsers limit how often the URL may change, and changing it is slow: it follows when typing pauses. */
const URL_DELAY_MS = 500;

type Props = {
  partners: readonly Partner[];
  /** The filters of the request. */
  start: PartnerFilters;
  /** The page itself: the target of the form without JavaScript. */
  href: string;
  messages: Messages['ResidentCardPage']['directory'];
};

const readForm = (form: HTMLFormElement): PartnerFilters =>
  parseFilters(new URLSearchParams(Array.from(new FormData(form), ([name, value]) => [name, String(value)])));

/** The list of partners, filtered as the visitor types; the filters are in the URL. */
export function PartnerDirectory({ partners, start, href, messages }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [filters, setFilters] = useState(start);
  const shown = useDeferredValue(filters);
  const groups = useMemo(() => filterPartners(partners, shown), [partners, shown]);
  const categories = new Set(partners.map(({ category }) => category));
  const count = groups.reduce((sum, group) => sum + group.partners.length, 0);

  // The router’s cached page is without the filters in the URL, and a visitor may have typed before hydration.
  useEffect(() => {
    if (!form.current) return;
    const typed = readForm(form.current);
    const isTyped = typed.query !== start.query || typed.category !== start.category;
    setFilters(isTyped ? typed : parseFilters(new URLSearchParams(location.search)));
  }, [start]);

  useEffect(() => {
    const writeUrl = (): void => {
      const url = new URL(location.href);
      // On Back the URL is already another page's, which may have its own query.
      if (url.pathname !== href) return;
      url.search = withFilters(url.searchParams, filters).toString();
      if (url.href !== location.href) history.replaceState(null, '', url);
    };
    const timer = setTimeout(writeUrl, URL_DELAY_MS);
    // The router drops a navigation when the URL changes, so the URL changes before a link is followed.
    document.addEventListener('click', writeUrl, { capture: true, once: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', writeUrl, { capture: true });
    };
  }, [filters, href]);

  const change = ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>): void => {
    if (target.form) setFilters(readForm(target.form));
  };

  const clear = (event: MouseEvent): void => {
    event.preventDefault();
    setFilters(NO_FILTERS);
    form.current?.querySelector('input')?.focus();
  };

  return (
    <div className={styles.directory}>
      <search aria-label={messages.title}>
        {/* Without autocompletion the browser restores no older values on the way back: the URL has the current ones. */}
        <form ref={form} action={href} autoComplete="off" onSubmit={(event) => event.preventDefault()}>
          <PartnerFields categories={categories} filters={filters} messages={messages} onChange={change} />
        </form>
      </search>
      <div className={styles.head}>
        <h2>{messages.results}</h2>
        <p role="status">{count > 0 ? `${messages.found} ${count}` : messages.none}</p>
        {isFiltered(shown) && (
          <a href={href} onClick={clear}>
            {messages.clear}
          </a>
        )}
      </div>
      <PartnerGroups groups={groups} messages={messages} />
    </div>
  );
}
