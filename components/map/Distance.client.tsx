'use client';

import { useGeolocation } from '@/components/map/geolocation';
import { formatMetres } from '@/lib/i18n/formatMetres';
import type { Language } from '@/lib/i18n/language';
import { type GeoCoordinates, metresBetween, roundDistance } from '@/lib/map/geometry';

/** Distance from the visitor to a place; empty until the visitor has shared their position. */
export function Distance({ to, language }: { to: GeoCoordinates; language: Language }) {
  const current = useGeolocation();
  if (current.state !== 'found') return null;
  return <b>{formatMetres(roundDistance(metresBetween(current.position, to)), language)}</b>;
}
