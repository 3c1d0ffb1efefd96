'use client';

import { useGeolocation } from '@/components/map/geolocation';
import { formatMetres } from '@/lib/i18n/formatMetres';
import type { Language } from '@/lib/i18n/language';
import { type GeoCoordinates, metresBetween, roundDistance } from '@/lib/map/geometry';

type Props = GeoCoordinates & { language: Language };

/** Distance from the visitor to a place; empty until the visitor has shared their position. */
export function Distance({ latitude, longitude, language }: Props) {
  const current = useGeolocation();
  if (current.state !== 'found') return null;
  return <b>{formatMetres(roundDistance(metresBetween(current.position, { latitude, longitude })), language)}</b>;
}
