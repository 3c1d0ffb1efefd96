'use client';

import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from '@/components/resident-card/PartnerDirectory.module.scss';
import { type CardGroup, highlight, readCards, showFound } from '@/components/resident-card/partnerCards';
import { fillFields, readFields } from '@/components/resident-card/partnerFields';
import { afterPaint } from '@/components/ui/page/afterPaint';
import { isNarrowing, NO_FILTERS, type PartnerFilters, readFilters, withFilters } from '@/lib/routing/partnerFilters';

/** Browsers refuse an address that is rewritten at every keystroke: it follows when typing rests. */
const ADDRESS_REST_MS = 300;

type Props = {
  /** What the page was asked for, and how many partners that finds. */
  start: { filters: PartnerFilters; count: number };
  /** The fields of the form, named as the filters are in the address. */
  fields: ReactNode;
  /** The page itself: where the form leads without JavaScript. */
  href: string;
  words: { title: string; results: string; found: string; none: string; clear: string; all: string };
  /** All cards in their groups, those hidden that the filters leave out. */
  children: ReactNode;
};

/** Makes the list of partners answer as the visitor types; the filters follow into the address, to be shared. */
export function PartnerDirectory({ start, fields, href, words, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const groups = useRef<CardGroup[]>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pending = useRef<AbortController>(null);
  const [shown, setShown] = useState({ ...start, isCut: false });

  const prepare = (): CardGroup[] => {
    groups.current ??= readCards();
    return groups.current;
  };

  const show = (filters: PartnerFilters): void => {
    const { count, isCut } = showFound(prepare(), filters);
    setShown({ filters, count, isCut });
  };

  const showAll = (): void => {
    const { fresh } = showFound(prepare(), shown.filters, true);
    setShown({ ...shown, isCut: false });
    if (!fresh) return;
    fresh.tabIndex = -1;
    fresh.focus();
  };

  const follow = (filters: PartnerFilters): void => {
    clearTimeout(rest.current);
    rest.current = setTimeout(() => {
      // With its own state handed back the router lets this pass: nothing is asked or drawn anew.
      window.history.replaceState(window.history.state, '', withFilters(new URL(window.location.href), filters));
    }, ADDRESS_REST_MS);
  };

  const showAfterPaint = (filters: PartnerFilters): void => {
    pending.current?.abort();
    const wanted = new AbortController();
    pending.current = wanted;
    afterPaint(() => show(filters), wanted.signal);
  };

  // Of a long list all but the first cards leave the page: that is done before the first keystroke, not by it, and not
  // by the touch either, which is to show at once where the visitor writes.
  const begin = (): void => {
    if (!groups.current) showAfterPaint(shown.filters);
  };

  const change = ({ currentTarget }: { currentTarget: HTMLFormElement }): void => {
    const filters = readFields(currentTarget);
    showAfterPaint(filters);
    follow(filters);
  };

  const clear = (event: MouseEvent): void => {
    event.preventDefault();
    if (!form.current) return;
    fillFields(form.current, NO_FILTERS);
    change({ currentTarget: form.current });
    form.current.querySelector('input')?.focus();
  };

  // The router’s cache knows nothing of the filters in the address, the server nothing of what was typed before
  // hydration, and on the way back a browser may empty the fields or fill them again.
  const catchUp = useEffectEvent(() => {
    if (!form.current) return;
    const typed = readFields(form.current);
    const filters = isNarrowing(typed) ? typed : readFilters(new URLSearchParams(window.location.search));
    if (filters !== typed) fillFields(form.current, filters);
    if (filters.query !== shown.filters.query || filters.category !== shown.filters.category) show(filters);
  });

  useEffect(() => {
    const onPageShow = (): void => catchUp();
    catchUp();
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('pageshow', onPageShow);
      clearTimeout(rest.current);
      pending.current?.abort();
      highlight([]);
    };
  }, []);

  return (
    <div className={styles.directory}>
      <search aria-label={words.title}>
        <form ref={form} action={href} onFocus={begin} onInput={change} onSubmit={(event) => event.preventDefault()}>
          {fields}
        </form>
      </search>
      <div className={styles.head}>
        <h2>{words.results}</h2>
        <p role="status">{shown.count > 0 ? `${words.found} ${shown.count}` : words.none}</p>
        {isNarrowing(shown.filters) && (
          <a href={href} onClick={clear}>
            {words.clear}
          </a>
        )}
      </div>
      {children}
      {shown.isCut && (
        <button type="button" className={styles.all} onClick={showAll}>
          {words.all} {shown.count}
        </button>
      )}
    </div>
  );
}
