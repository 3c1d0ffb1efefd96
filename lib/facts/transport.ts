/**
 * Taxis, distances, airports and emergency numbers. Names of places and roads stand in the messages
 * (`VisitorsInfoPage`).
 */

/** Put before a taxi number that does not begin with `+` in a telephone link (specification, section 5). */
export const TAXI_DIAL_PREFIX = '+382';

/** A taxi call number (specification, section 3, "Taxi entry"). */
export type Taxi = {
  key: string;
  /** As it is shown; the telephone link adds the prefix where it is missing. */
  number: string;
  kind: 'short' | 'mobile';
};

/**
 * The five taxi numbers (specification, sections 2 and 9). The specification masks the mobile number: the one here is
 * a reserved example, to be replaced by the organisation.
 */
export const TAXIS = [
  { key: 'taxi19719', number: '19719', kind: 'short' },
  { key: 'taxi19737', number: '19737', kind: 'short' },
  { key: 'taxi19708', number: '19708', kind: 'short' },
  { key: 'taxi19757', number: '19757', kind: 'short' },
  { key: 'taxiMobile', number: '+382 67 000 000', kind: 'mobile' },
] as const satisfies readonly Taxi[];

/** A way by road from Kotor to the airport of a town (specification, section 3, "Distances"). */
export type Distance = { to: string; route: string; km: number };

/**
 * Kilometres by road from Kotor (specification, sections 2 and 3). The specification counts three roads to
 * Podgorica without naming them: which figure belongs to which road is our reading of the map, to be confirmed.
 */
export const DISTANCES = [
  { to: 'tivat', route: 'vrmacTunnel', km: 8.3 },
  { to: 'podgorica', route: 'petrovacVirpazar', km: 79 },
  { to: 'podgorica', route: 'njegusiCetinje', km: 88 },
  { to: 'podgorica', route: 'sozinaTunnel', km: 86 },
  { to: 'dubrovnik', route: 'risanHercegNovi', km: 71 },
] as const satisfies readonly Distance[];

/** Key of a road in `VisitorsInfoPage.distances.routes` (specification, section 2). */
export type RouteKey = (typeof DISTANCES)[number]['route'];

/** The three airports (specification, section 2), with their IATA codes. */
export const AIRPORTS = [
  { key: 'tivat', code: 'TIV' },
  { key: 'podgorica', code: 'TGD' },
  { key: 'dubrovnik', code: 'DBV' },
] as const satisfies readonly { key: (typeof DISTANCES)[number]['to']; code: string }[];

export type AirportKey = (typeof AIRPORTS)[number]['key'];

/** Montenegro's emergency numbers, dialled as they stand; the specification has no list of them. */
export const EMERGENCY_NUMBERS = [
  { key: 'general', number: '112' },
  { key: 'police', number: '122' },
  { key: 'fire', number: '123' },
  { key: 'ambulance', number: '124' },
] as const satisfies readonly { key: string; number: string }[];
