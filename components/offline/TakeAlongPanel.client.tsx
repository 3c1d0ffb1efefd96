'use client';

import styles from '@/components/offline/TakeAlong.module.scss';
import { fill, type TakeAlongWords } from '@/components/offline/takeAlongWords';
import { type PackState, usePack } from '@/components/offline/usePack';
import { formatDate } from '@/lib/i18n/dates';
import { LANGUAGE_TAG, type Language } from '@/lib/i18n/language';

export type TakeAlongPanelProps = {
  language: Language;
  words: TakeAlongWords;
  /** Where what is saved is listed. */
  listHref: string;
  /** The site has nothing to take along, or there is no way to ask it. */
  onNothing: () => void;
};

const megabytes = (bytes: number, language: Language): string =>
  (bytes / 1_000_000).toLocaleString(LANGUAGE_TAG[language], { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** What the state of the pack is, in words. */
function tell(state: PackState, words: TakeAlongWords, language: Language): string {
  const size = megabytes(state.ofBytes, language);
  const done = megabytes(state.bytes, language);
  const date = state.savedAt ? formatDate(state.savedAt) : '';
  const sentence = {
    asking: '',
    none: state.ofBytes > 0 ? words.size : '',
    saving: words.progress,
    partly: words.partly,
    saved: words.saved,
    removed: words.removed,
  }[state.kind];
  const trouble = state.trouble ? `${words[state.trouble]} ` : '';
  return `${trouble}${fill(sentence, { size, done, date })}`.trim();
}

/** Saves the pack, shows how far it is, lets it be stopped, continued and removed. */
export function TakeAlongPanel({ language, words, listHref, onNothing }: TakeAlongPanelProps) {
  const { state, save, cancel, remove } = usePack(language, onNothing);
  const { kind } = state;
  const main = kind === 'saving' ? words.cancel : kind === 'partly' ? words.goOn : words.save;
  if (kind === 'asking') return null;
  return (
    <>
      <p role="status" aria-live={kind === 'saving' ? 'off' : 'polite'}>
        {tell(state, words, language)}
      </p>
      {kind === 'saving' && (
        <progress className={styles.progress} max={state.ofBytes} value={state.bytes} aria-labelledby="take-along" />
      )}
      <div className={styles.actions}>
        {kind !== 'saved' && (
          <button type="button" className={styles.main} onClick={kind === 'saving' ? cancel : save}>
            {main}
          </button>
        )}
        {kind === 'saved' && (
          <a className={styles.main} href={listHref}>
            {words.see}
          </a>
        )}
        {(kind === 'saved' || kind === 'partly') && (
          <button type="button" className={styles.minor} onClick={remove}>
            {words.remove}
          </button>
        )}
      </div>
    </>
  );
}
