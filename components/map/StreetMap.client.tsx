'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { drawStreetMap } from '@/components/map/drawStreetMap';
import styles from '@/components/map/StreetMap.module.scss';
import type { Language } from '@/lib/i18n/language';
import type { Messages } from '@/lib/i18n/messages';
import type { MapGroup } from '@/lib/routing/mapGroup';

export type StreetMapProps = {
  /** URL of the PMTiles file with the tiles. */
  tiles: string;
  language: Language;
  /** The places to mark; null for all. */
  group: MapGroup | null;
  messages: Messages['MapPage']['street'] & Messages['MapPage']['tools'];
  /** Attribution and a link to the map on another site. */
  children: ReactNode;
  onClose: () => void;
};

/** In milliseconds. A stalled load never settles; at 100 kbit/s the library alone takes 40 s. */
const TIMEOUT_MS = 60_000;

/** The street map over the page. */
export function StreetMap({ tiles, language, group, messages, children, onClose }: StreetMapProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');

  useEffect(() => {
    dialog.current?.showModal();
    if (!box.current) return;
    const closing = new AbortController();
    const show = (next: 'shown' | 'failed') => (): void => {
      if (!closing.signal.aborted) setState(next);
    };
    drawStreetMap(box.current, { tiles, language, group, messages }, closing.signal).then(
      show('shown'),
      show('failed'),
    );
    // A map that arrives later is still shown.
    const timer = setTimeout(() => setState((before) => (before === 'loading' ? 'failed' : before)), TIMEOUT_MS);
    return () => {
      clearTimeout(timer);
      closing.abort();
    };
  }, [tiles, language, group, messages]);

  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={messages.title} onClose={onClose}>
      <p className={styles.bar}>
        <b>{messages.title}</b>
        <button type="button" onClick={() => dialog.current?.close()}>
          {messages.close}
        </button>
      </p>
      <div className={styles.stage}>
        <div ref={box} className={styles.map} hidden={state === 'failed'} />
        <p className={styles.state} role="status">
          {state === 'shown' ? '' : messages[state]}
        </p>
      </div>
      <p className={styles.bar}>{children}</p>
    </dialog>
  );
}
