/**
 * The city passes: prices, length and places. Names and descriptions stand in the messages
 * (`CityPassPage`), the purchase links in `lib/site.ts` (`site.cityPassLinks[lang][passId]`).
 */

/** The two passes, smaller first (docs/requirements.md, City pass). */
export type CityPassId = 'S' | 'M';

/**
 * Places of pass S (docs/requirements.md, City pass). Which churches `churchOne` and `churchTwo` are, the organisation
 * has yet to confirm: the messages name them neutrally.
 */
export const PASS_S_ATTRACTIONS = ['maritimeMuseum', 'aquarium', 'cathedral', 'churchOne', 'churchTwo'] as const;

/**
 * What pass M has over pass S (docs/requirements.md, City pass). `churchThree`, `gallery` and `churchFour` wait for the
 * organisation's word too.
 */
export const PASS_M_ADDED_ATTRACTIONS = ['romanMosaics', 'townMuseum', 'churchThree', 'gallery', 'churchFour'] as const;

/** Key of a place in `CityPassPage.attractions` (docs/requirements.md, City pass). */
export type AttractionKey = (typeof PASS_S_ATTRACTIONS)[number] | (typeof PASS_M_ADDED_ATTRACTIONS)[number];

/** All places of pass M: those of S, then its own (docs/requirements.md, City pass). */
export const PASS_M_ATTRACTIONS = [
  ...PASS_S_ATTRACTIONS,
  ...PASS_M_ADDED_ATTRACTIONS,
] as const satisfies readonly AttractionKey[];

/** How long either pass is valid, in months (docs/requirements.md, City pass). */
export const PASS_DURATION_MONTHS = 1;

/** What the page knows of a pass (docs/requirements.md, City pass). */
export type CityPass = {
  id: CityPassId;
  /** Price in whole euro. */
  priceEur: number;
  durationMonths: number;
  /** File in the site's pictures; its alternative text stands with the picture's data. */
  picture: string;
  attractions: readonly AttractionKey[];
};

/** Both passes in the order they are shown (docs/requirements.md, City pass). */
export const CITY_PASSES = [
  {
    id: 'S',
    priceEur: 19,
    durationMonths: PASS_DURATION_MONTHS,
    picture: 'pass-old-town-gate.jpg',
    attractions: PASS_S_ATTRACTIONS,
  },
  {
    id: 'M',
    priceEur: 30,
    durationMonths: PASS_DURATION_MONTHS,
    picture: 'pass-whole-bay.jpg',
    attractions: PASS_M_ATTRACTIONS,
  },
] as const satisfies readonly CityPass[];
