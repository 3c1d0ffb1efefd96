'use client';

import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { afterPaint } from '@/components/page/afterPaint';
import { createDrawer, type OutcomeElements } from '@/components/search/drawOutcome';
import { hearTyping } from '@/components/search/hearTyping';
import { type InstantSearch, loadInstantSearch, SHOWN } from '@/components/search/instantSearch';
import styles from '@/components/search/SearchDialog.module.scss';
import { SearchOutcome } from '@/components/search/SearchOutcome';
import { MAX_QUERY_LENGTH, toQuery } from '@/lib/content/search/query';
import type { Found } from '@/lib/content/search/search';
import type { Language } from '@/lib/language';
import { SEARCH_WORDS } from '@/lib/routing/searchIndexHref';

type Props = { language: Language; href: string; label: string; closeLabel: string; onClose: () => void };

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** The search over the page: results while typing, arrows to go through them, Enter for the search page. */
export function SearchDialog({ language, href, label, closeLabel, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const elements = useRef<OutcomeElements>(null);
  const [instant, setInstant] = useState<InstantSearch>();

  useEffect(() => {
    dialog.current?.showModal();
    // Without the index the form still leads to the search page.
    loadInstantSearch(language).then(setInstant, () => {});
  }, [language]);

  // The field keeps what is typed itself: what it finds is drawn behind the letter.
  useEffect(() => {
    if (!instant || !field.current || !elements.current) return;
    const input = field.current;
    const drawer = createDrawer(elements.current, { words: instant.index.words, href, places: SHOWN });
    let underWay = new AbortController();
    let lookedFor = '';
    const look = (): void => {
      underWay.abort();
      underWay = new AbortController();
      const { signal } = underWay;
      afterPaint(() => {
        const query = toQuery(input.value);
        if (query === lookedFor) return;
        const show = (found: Found): void => {
          if (signal.aborted) return;
          lookedFor = query;
          drawer.draw({ query, ...found });
        };
        instant.find(query, signal).then(show, () => {});
      }, signal);
    };
    look();
    const stops = [hearTyping(input, look), drawer.stop, () => underWay.abort()];
    return () => {
      for (const stop of stops) stop();
    };
  }, [instant, href]);

  const move = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      // A search field would only be emptied.
      event.preventDefault();
      dialog.current?.close();
    }
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const stops = [...(dialog.current?.querySelectorAll<HTMLElement>('input, a') ?? [])].filter(
      (stop) => !stop.closest('[hidden]'),
    );
    const at = stops.findIndex((stop) => stop.matches(':focus'));
    stops[Math.max(0, at + step)]?.focus();
  };

  const closeOnLinkOrBackdrop = (event: MouseEvent): void => {
    const target = event.target as HTMLElement;
    if (target === dialog.current || target.closest('a')) dialog.current?.close();
  };

  const words = instant?.index.words;
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={label}
      onClose={onClose}
      onClick={closeOnLinkOrBackdrop}
      onKeyDown={move}
    >
      <div className={styles.content}>
        <form className={styles.form} action={href}>
          <input
            ref={field}
            type="search"
            name={SEARCH_WORDS}
            aria-label={words?.label ?? label}
            placeholder={words?.placeholder}
            maxLength={MAX_QUERY_LENGTH}
            required
            autoComplete="off"
            enterKeyHint="search"
            spellCheck={false}
          />
          <button type="button" aria-label={closeLabel} onClick={() => dialog.current?.close()}>
            <svg viewBox="0 0 20 20" width="18" height="18" stroke="currentColor" strokeWidth="2" aria-hidden="true">
              <path d="m2 2 16 16M18 2 2 18" />
            </svg>
          </button>
        </form>
        {instant && <SearchOutcome ref={elements} index={instant.index} href={href} />}
      </div>
    </dialog>
  );
}
