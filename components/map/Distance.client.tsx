'use client';

import { useSyncExternalStore } from 'react';
import { UNASKED, whereabouts } from '@/components/map/whereabouts';
import { formatMetres } from '@/lib/articles/measures';
import type { Language } from '@/lib/i18n/language';
import { metresBetween, type Position, roundDistance } from '@/lib/map/geometry';

type Props = { to: Position; language: Language };

/** How far a place is from its reader, once they have let the device say where that is. */
export function Distance({ to, language }: Props) {
  const now = useSyncExternalStore(whereabouts.subscribe, whereabouts.get, () => UNASKED);
  if (now.state !== 'found') return null;
  return <b data-distance>{formatMetres(roundDistance(metresBetween(now.position, to)), language)}</b>;
}
