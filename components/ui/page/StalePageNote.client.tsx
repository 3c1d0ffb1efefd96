'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import styles from '@/components/ui/page/StalePageNote.module.scss';
import { DAY_MS } from '@/lib/i18n/day';

/** The request before has triggered the revalidation of the stale page, so a new one is available soon after. */
const REFRESH_MS = 2_000;
const NOTE_MS = 7_000;

/** Times in milliseconds since the epoch; `checkedAt` is when the page was last found to be of an earlier day. */
type Props = { renderedAt: number; checkedAt: number; text: string };

/** Refreshes a page of an earlier day each time it is checked; the note appears only if it is older than a day after that. */
export function StalePageNote({ renderedAt, checkedAt, text }: Props) {
  const { refresh } = useRouter();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const unmounted = new AbortController();
    const { signal } = unmounted;
    // The clock of the visitor may be wrong.
    let now = checkedAt;
    const timers = [setTimeout(() => setShown(now - renderedAt > DAY_MS), NOTE_MS)];
    // The router replaces a page that it cannot refresh with the browser's error page.
    fetch(location.href, { method: 'HEAD', signal }).then(
      ({ ok, headers }) => {
        now = Date.parse(headers.get('Date') ?? '');
        if (ok && !signal.aborted) timers.push(setTimeout(refresh, REFRESH_MS));
      },
      () => {},
    );
    return () => {
      unmounted.abort();
      timers.forEach(clearTimeout);
    };
  }, [refresh, renderedAt, checkedAt]);
  return <div role="status">{isShown && <p className={styles.note}>{text}</p>}</div>;
}
