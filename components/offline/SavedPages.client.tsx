'use client';

import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from '@/components/offline/SavedPages.module.scss';
import { useInBrowser } from '@/components/ui/browser/useInBrowser';
import { formatDate } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import type { Language } from '@/lib/i18n/language';
import type { Messages } from '@/lib/i18n/messages';
import { isFresh, savedPages } from '@/lib/offline/findSaved';
import { PACK_CHANGED, packsOf } from '@/lib/offline/pack/packStore';
import { savedAt, savedTitle } from '@/lib/offline/savedPage';
import { offlineHref, TRIP_ITEMS } from '@/lib/routing/browserHref';

type Props = {
  language: Language;
  messages: Omit<Messages['OfflinePage'], 'title' | 'lead'>;
  /** Above the lists, which are long. */
  children?: ReactNode;
  /** Shown instead of the lists until they are read, or if there are none. */
  drawing?: ReactNode;
};

type Entry = { href: string; title: string; day: string; isInPack: boolean };

/**
 * The cached pages except the offline page itself: visited ones, latest first, and those of a pack, in its order of
 * importance. For a page with several filters, only the latest; trips with different items are different pages.
 */
async function readEntries(language: Language): Promise<Entry[]> {
  const entries = new Map<string, Entry>();
  for (const { kind, request, response } of (await savedPages(language)).filter(isFresh)) {
    const { pathname, search, searchParams } = new URL(request.url);
    const title = savedTitle(response);
    const key = [pathname, searchParams.get(TRIP_ITEMS), title].join(' ');
    if (entries.has(key) || offlineHref(language).startsWith(`${pathname}?`)) continue;
    const day = formatDate(savedAt(response));
    entries.set(key, { href: `${pathname}${search}`, title, day, isInPack: kind === 'kotor-pack' });
  }
  const order = (await packsOf(language)).flatMap(({ manifest }) => manifest.items.map(({ href }) => href));
  const rank = ({ href, isInPack }: Entry): number => (isInPack ? order.indexOf(href) : -1);
  return [...entries.values()].sort((one, other) => rank(one) - rank(other));
}

/** If the current URL has a fragment, a link to it would only scroll. */
function reload(event: MouseEvent): void {
  event.preventDefault();
  location.reload();
}

const SavedList = ({ title, entries, savedOn }: { title: string; entries: Entry[]; savedOn: string }) =>
  entries.length > 0 && (
    <section className={styles.group} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {entries.map(({ href, title: name, day }) => (
          <li key={href}>
            <a href={href}>{name}</a>
            <span>{fill(savedOn, { date: day })}</span>
          </li>
        ))}
      </ul>
    </section>
  );

/** The saved pages. They are plain links, since the router cannot load anything without a connection. */
export function SavedPages({ language, messages, children, drawing }: Props) {
  const [entries, setEntries] = useState<Entry[] | null>(null);
  const isMissing = useInBrowser(() => !offlineHref(language).startsWith(`${location.pathname}?`));
  const saved = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const read = () => readEntries(language).catch(() => []);
    void read().then(setEntries);
    const readAgain = async (): Promise<void> => {
      const next = await read();
      const bottom = (): number => saved.current?.getBoundingClientRect().bottom ?? 0;
      const before = bottom();
      flushSync(() => setEntries(next));
      // The changed pack is below the lists, and stays in view.
      scrollBy({ top: bottom() - before, behavior: 'instant' });
    };
    addEventListener(PACK_CHANGED, readAgain);
    return () => removeEventListener(PACK_CHANGED, readAgain);
  }, [language]);

  return (
    <div ref={saved} className={styles.saved}>
      {isMissing && (
        <p className={styles.missing}>
          {messages.missing}{' '}
          <a href={location.href} onClick={reload}>
            {messages.retry}
          </a>
        </p>
      )}
      {children}
      {!entries?.length && (
        <div className={styles.nothing}>
          <p className={entries ? undefined : styles.unread}>{messages.nothing}</p>
          {drawing}
        </div>
      )}
      {entries && (
        <>
          <SavedList
            title={messages.pack}
            entries={entries.filter(({ isInPack }) => isInPack)}
            savedOn={messages.savedOn}
          />
          <SavedList
            title={messages.read}
            entries={entries.filter(({ isInPack }) => !isInPack)}
            savedOn={messages.savedOn}
          />
        </>
      )}
    </div>
  );
}
