import { site } from '@/lib/site';

/**
 * Taxis, distances, airports and emergency numbers (docs/requirements.md, Visitor information). Names of places and roads
 * are in the messages (`VisitorsInfoPage`).
 */

/** Numbers as shown; the telephone link adds a missing country code. */
export const TAXIS = [
  { number: '19719', kind: 'short' },
  { number: '19737', kind: 'short' },
  { number: '19708', kind: 'short' },
  { number: '19757', kind: 'short' },
  { number: site.taxiMobile, kind: 'mobile' },
] as const;

/** A route by road from Kotor. */
type Distance = { to: string; route: string; km: number };

/**
 * Kilometres by road from Kotor. Which road the figures for Podgorica and Dubrovnik belong to is taken from the map, and has
 * to be confirmed.
 */
export const DISTANCES = [
  { to: 'tivat', route: 'vrmacTunnel', km: 8.3 },
  { to: 'podgorica', route: 'petrovacVirpazar', km: 79 },
  { to: 'podgorica', route: 'njegusiCetinje', km: 88 },
  { to: 'podgorica', route: 'sozinaTunnel', km: 86 },
  { to: 'dubrovnik', route: 'risanHercegNovi', km: 71 },
] as const satisfies readonly Distance[];

/** Key of a road in `VisitorsInfoPage.distances.routes`. */
export type RouteKey = (typeof DISTANCES)[number]['route'];

/** `code` is the IATA code. */
export const AIRPORTS = [
  { key: 'tivat', code: 'TIV' },
  { key: 'podgorica', code: 'TGD' },
  { key: 'dubrovnik', code: 'DBV' },
] as const satisfies readonly { key: (typeof DISTANCES)[number]['to']; code: string }[];

export type AirportKey = (typeof AIRPORTS)[number]['key'];

/** Montenegro's emergency numbers, without country code. */
export const EMERGENCY_NUMBERS = [
  { key: 'general', number: '112' },
  { key: 'police', number: '122' },
  { key: 'fire', number: '123' },
  { key: 'ambulance', number: '124' },
] as const;
