'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import styles from '@/components/ui/page/OldPage.module.scss';

/** A page nobody asked for since long is renewed behind this very visit, and can be had soon after. */
const REFRESH_MS = 2_000;
const TELL_MS = 7_000;

type Props = { text: string };

/** Asks once for the renewed page, which takes this note away; where there is none, the note shows. */
export function OldPage({ text }: Props) {
  const { refresh } = useRouter();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timers = [setTimeout(refresh, REFRESH_MS), setTimeout(() => setShown(true), TELL_MS)];
    return () => timers.forEach(clearTimeout);
  }, [refresh]);
  return <div role="status">{isShown && <p className={styles.note}>{text}</p>}</div>;
}
