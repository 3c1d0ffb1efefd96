'use client';

import { type MouseEvent, useEffect, useRef } from 'react';
import styles from '@/components/offline/OfflinePack.module.scss';
import { type PackState, usePack } from '@/components/offline/usePack';
import { formatDate } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import { LANGUAGE_TAG, type Language } from '@/lib/i18n/language';
import type { Messages } from '@/lib/i18n/messages';
import { OFFLINE_PACK_ID } from '@/lib/visitor-info/visitorChapters';

/** Messages of the control, with the placeholders `{size}` and `{done}` in megabytes, and `{date}`. */
type OfflinePackMessages = Omit<Messages['OfflinePack'], 'title' | 'text'>;

export type OfflinePackProps = {
  language: Language;
  messages: OfflinePackMessages;
  /** URL of the list of saved pages; null on that page. */
  listHref: string | null;
};

const megabytes = (bytes: number, language: Language): string =>
  (bytes / 1_000_000).toLocaleString(LANGUAGE_TAG[language], { minimumFractionDigits: 1, maximumFractionDigits: 1 });

function statusText(state: PackState, messages: OfflinePackMessages, language: Language): string {
  const size = megabytes(state.ofBytes, language);
  const done = megabytes(state.bytes, language);
  const date = state.savedAt ? formatDate(state.savedAt) : '';
  const message = {
    loading: '',
    none: state.ofBytes > 0 ? messages.size : '',
    saving: messages.progress,
    partly: messages.partly,
    saved: messages.saved,
    removed: messages.removed,
  }[state.kind];
  const error = state.error ? `${messages[state.error]} ` : '';
  return `${error}${fill(message, { size, done, date })}`.trim();
}

/**
 * Controls of the pack: save, progress, cancel, continue and remove.
 *
 * @param props.onNothing called when the site offers no pack or cannot be reached
 */
export function OfflinePackPanel({
  language,
  messages,
  listHref,
  onNothing,
}: OfflinePackProps & { onNothing: () => void }) {
  const { state, save, cancel, remove } = usePack(language, onNothing);
  const { kind } = state;
  const actions = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const last = useRef(kind);

  // The focused control may disappear with its state. The next key must not remove what has just been saved.
  useEffect(() => {
    const hasRemoveOnly = kind === 'saved' && !listHref;
    const next = hasRemoveOnly ? status.current : actions.current?.querySelector<HTMLElement>('a, button');
    if (last.current !== 'loading' && document.activeElement === document.body) next?.focus({ preventScroll: true });
    last.current = kind;
  }, [kind, listHref]);

  const press = ({ detail }: MouseEvent): void => {
    if (kind !== 'saving') void save();
    // The second click of a double click on ‘Save’ must not press ‘Cancel’.
    else if (detail < 2) cancel();
  };

  const main = kind === 'saving' ? messages.cancel : kind === 'partly' ? messages.resume : messages.save;
  if (kind === 'loading') return null;
  return (
    <>
      <p ref={status} tabIndex={-1} role="status" aria-live={kind === 'saving' ? 'off' : 'polite'}>
        {statusText(state, messages, language)}
      </p>
      {kind === 'saving' && (
        <progress
          className={styles.progress}
          max={state.ofBytes}
          value={state.bytes}
          aria-labelledby={OFFLINE_PACK_ID}
        />
      )}
      <div ref={actions} className={styles.actions}>
        {kind !== 'saved' && (
          <button type="button" className={styles.main} onClick={press}>
            {main}
          </button>
        )}
        {kind === 'saved' && listHref && (
          <a className={styles.main} href={listHref}>
            {messages.see}
          </a>
        )}
        {(kind === 'saved' || kind === 'partly') && (
          <button type="button" className={styles.minor} onClick={({ detail }) => detail < 2 && void remove()}>
            {messages.remove}
          </button>
        )}
      </div>
    </>
  );
}
