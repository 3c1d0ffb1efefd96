'use client';

import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { dialogMessages } from '@/components/search/dialogMessages';
import styles from '@/components/search/SearchDialog.module.scss';
import { SearchField } from '@/components/search/SearchField';
import { SearchOutcome } from '@/components/search/SearchOutcome';
import { loadSearchClient, type SearchClient } from '@/components/search/searchClient';
import { useSearchResponse } from '@/components/search/useSearchResponse';
import { isPlainClick } from '@/components/ui/browser/isPlainClick';
import { CloseIcon } from '@/components/ui/design/icons';
import { SearchIcon } from '@/components/ui/design/SearchIcon';
import { PageLink } from '@/components/ui/page/PageLink.client';
import type { Language } from '@/lib/i18n/language';
import { searchHref, withSearchQuery } from '@/lib/routing/browserHref';
import { normalizeQuery } from '@/lib/routing/queryText';

export type SearchDialogProps = {
  language: Language;
  label: string;
  /** The value of the field. */
  query: string;
  onQuery: (query: string) => void;
};

/** Shown instead of the results while the index loads, and until the first search has ended. */
const BOXES = (
  <ul className={styles.loading} aria-hidden="true">
    {[1, 2, 3, 4].map((box) => (
      <li key={box} />
    ))}
  </ul>
);

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** The search over the page: results while typing, arrow keys to move through them, Enter for the search page. */
export function SearchDialog({ language, label, query, onQuery }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  /** Undefined while the index is loading, null where that failed. */
  const [client, setClient] = useState<SearchClient | null>();
  const { latest, isFirst, hasFailed } = useSearchResponse(client, query);

  useEffect(() => {
    dialog.current?.showModal();
    // Typing replaces the previous query.
    dialog.current?.querySelector('input')?.select();
    loadSearchClient(language).then(setClient, () => setClient(null));
  }, [language]);

  const close = (): void => dialog.current?.close();

  const dismiss = (): void => {
    onQuery('');
    close();
  };

  const handleKey = (event: KeyboardEvent): void => {
    // An input method uses the arrows and Escape for its suggestions.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      // By default Escape only empties a search field.
      event.preventDefault();
      dismiss();
    }
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const stops = [...(dialog.current?.querySelectorAll<HTMLElement>('input, a') ?? [])];
    const at = stops.findIndex((stop) => stop.matches(':focus'));
    stops[Math.max(0, at + step)]?.focus();
  };

  // Runs before the link's own handler: behind an open dialog nothing can get the focus.
  const closeOnLinkOrBackdrop = (event: MouseEvent<HTMLDialogElement>): void => {
    const target = event.target as HTMLElement;
    // The backdrop is also clicked when a selection in the field ends on it.
    const isBackdrop = target === event.currentTarget && target === pressed.current;
    if (isBackdrop) dismiss();
    // A link that opens in a new tab leaves the results here.
    if (target.closest('a') && isPlainClick(event)) close();
  };

  const messages = dialogMessages(language);
  const href = searchHref(language);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={label}
      onCancel={() => onQuery('')}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClickCapture={closeOnLinkOrBackdrop}
      onKeyDown={handleKey}
    >
      <div className={styles.content}>
        <form className={styles.form} action={href}>
          <SearchField
            aria-label={messages.label}
            placeholder={messages.placeholder}
            defaultValue={query}
            onChange={({ target }) => onQuery(normalizeQuery(target.value))}
          />
          <button type="submit" aria-label={messages.submit}>
            <SearchIcon />
          </button>
          <button type="button" aria-label={messages.close} onClick={dismiss}>
            <CloseIcon />
          </button>
        </form>
        {(client === null || hasFailed) && (
          <p className={styles.failed} role="alert">
            <PageLink href={withSearchQuery(href, query)}>{messages.failed}</PageLink>
          </p>
        )}
        {client && <SearchOutcome index={client.index} {...latest} boxes={isFirst && BOXES} href={href} />}
        {client === undefined && <div className={styles.before}>{BOXES}</div>}
      </div>
    </dialog>
  );
}
