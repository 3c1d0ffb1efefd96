'use client';

import { useEffect, useState } from 'react';
import { TOWN_ZONE } from '@/lib/i18n/clock';
import { isOpenAt, type OpeningHours } from '@/lib/openingHours';

const MINUTE_MS = 60_000;

const townTime = new Intl.DateTimeFormat('sv-SE', { timeZone: TOWN_ZONE, dateStyle: 'short', timeStyle: 'short' });

function isOpenNow(hours: OpeningHours): boolean {
  const [day = '', time = ''] = townTime.format(new Date()).split(' ');
  return isOpenAt(hours, { day, time });
}

/** Whether a place is open now. Empty on the server: a cached page may be minutes or months old. */
export function OpenNow({ hours, messages }: { hours: OpeningHours; messages: { open: string; closed: string } }) {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  useEffect(() => {
    const update = (): void => setOpen(isOpenNow(hours));
    update();
    const timer = setInterval(update, MINUTE_MS);
    // Timers stop while the phone sleeps, or the page is in the back/forward cache.
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [hours]);
  return isOpen === null ? null : <b>{isOpen ? messages.open : messages.closed}</b>;
}
