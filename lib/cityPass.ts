/**
 * The city passes: prices, validity and places (docs/requirements.md, City pass). Names and descriptions are in the
 * messages (`CityPassPage`), the purchase links in `lib/site.ts` (`site.cityPassLinks[lang][passId]`).
 */

export type CityPassId = 'S' | 'M';

/** Places of pass S. */
export const PASS_S_ATTRACTIONS = ['maritimeMuseum', 'aquarium', 'cathedral', 'churchOne', 'churchTwo'] as const;

/** Additional places of pass M. */
export const PASS_M_ADDED_ATTRACTIONS = ['romanMosaics', 'townMuseum', 'churchThree', 'gallery', 'churchFour'] as const;

/** Key of a place in `CityPassPage.attractions`. */
export type AttractionKey = (typeof PASS_S_ATTRACTIONS)[number] | (typeof PASS_M_ADDED_ATTRACTIONS)[number];

/** The places of the guide. The organisation has not named the other attractions: a note on the page says so. */
export const ATTRACTION_PLACES = {
  maritimeMuseum: 'maritime-museum',
  aquarium: 'aquarium-boka',
  cathedral: 'st-tryphons-cathedral',
  romanMosaics: 'roman-mosaics-in-risan',
  townMuseum: 'perast-museum',
} as const satisfies Partial<Record<AttractionKey, string>>;

/** Links to the articles of these places, by id. */
export type PlaceHrefs = Readonly<Record<string, string>>;

export const isNamed = (key: AttractionKey): key is keyof typeof ATTRACTION_PLACES => key in ATTRACTION_PLACES;

/** All places of pass M. */
const PASS_M_ATTRACTIONS = [...PASS_S_ATTRACTIONS, ...PASS_M_ADDED_ATTRACTIONS];

export const PASS_DURATION_MONTHS = 1;

export type CityPass = {
  id: CityPassId;
  /** Price in whole euro. */
  priceEur: number;
  /** File of content/pictures.json. */
  picture: string;
  attractions: readonly AttractionKey[];
};

export const CITY_PASSES: readonly [CityPass, CityPass] = [
  { id: 'S', priceEur: 19, picture: 'pass-old-town-gate.jpg', attractions: PASS_S_ATTRACTIONS },
  { id: 'M', priceEur: 30, picture: 'pass-whole-bay.jpg', attractions: PASS_M_ATTRACTIONS },
];
