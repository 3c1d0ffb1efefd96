import type { Place as SchemaPlace } from 'schema-dts';
import type { OpeningHoursLine } from '@/lib/articles/openingHoursLines';
import type { OpeningHours } from '@/lib/openingHours';

/** What a place is, beside a tourist attraction: a type of schema.org. */
export const PLACE_KINDS = [
  'Aquarium',
  'Beach',
  'BodyOfWater',
  'Church',
  'LandmarksOrHistoricalBuildings',
  'Mountain',
  'Museum',
  'TouristDestination',
] as const satisfies Exclude<SchemaPlace, string>['@type'][];

export type PlaceKind = (typeof PLACE_KINDS)[number];

export type Coordinates = {
  latitude: number;
  longitude: number;
  /** `42.424° N, 18.777° E`: no more decimals than are known. */
  shown: string;
  /** How far off they may be: `150 m`. */
  precision: string;
  /** The spot on OpenStreetMap, no closer than the precision allows. */
  mapHref: string;
  /** The spot in the phone’s own maps. */
  geoHref: string;
};

export type OnFoot = {
  walk: { from: string; time: string; distance: string | null } | null;
  words: string | null;
};

type StepFree = { answer: 'yes' | 'partly' | 'no'; words: string | null };

/** When a place is open, and that in words. */
export type PlaceHours = { hours: OpeningHours; lines: OpeningHoursLine[] };

type Admission = { answer: 'free' | 'ticket' | 'closed'; words: string | null };

/** A telephone number or a website. */
export type Contact = { value: string };

/** A fact and its reliability. */
export type Dated<T> = T & {
  /** Whether its check or estimate is still valid. */
  isCurrent: boolean;
  /** `MM.YYYY` of its last check, once that is no longer valid. */
  notCheckedSince: string | null;
  isEstimate: boolean;
};

/** For what shows a fact without the day of its check, such as search engines: an outdated one is left out. */
export const ifCurrent = <T>(fact: Dated<T> | null): Dated<T> | null => (fact?.isCurrent ? fact : null);

export type Worded = { words: string };

/** The known facts about a place, in one language; null for unknown ones. */
export type Place = {
  kind: PlaceKind | null;
  wikidata: string | null;
  address: Dated<Worded> | null;
  coordinates: Dated<Coordinates> | null;
  openingHours: Dated<PlaceHours> | null;
  admission: Dated<Admission> | null;
  telephone: Dated<Contact> | null;
  website: Dated<Contact> | null;
  booking: Dated<Contact> | null;
  onFoot: Dated<OnFoot> | null;
  byBus: Dated<Worded> | null;
  byBoat: Dated<Worded> | null;
  stepFree: Dated<StepFree> | null;
  shade: Dated<Worded> | null;
  toilets: Dated<Worded> | null;
  duration: Dated<Worded> | null;
  light: Dated<Worded> | null;
  /** `DD.MM.YYYY`: all that is shown as certain and is no estimate was checked on this day or later. */
  checked: string | null;
  /** Whether part of it is general knowledge or an estimate. */
  hasEstimates: boolean;
};

const KINDS_WITH_HOURS: readonly (PlaceKind | null)[] = ['Aquarium', 'Church', 'Museum'];

/** Whether visitors may find the place closed, and neither its opening hours nor a free entry are known. */
export const areHoursMissing = ({ kind, openingHours, admission }: Place): boolean =>
  !openingHours && (admission ? admission.answer === 'ticket' : KINDS_WITH_HOURS.includes(kind));
