/**
 * Numbers and keys of the tourist taxes (docs/requirements.md, Tourist tax). The words stand in the messages
 * (`TaxPage`), which take these values as arguments.
 */

/** Sections of the tax page in their order (docs/requirements.md, Tourist tax). */
export const TAX_SECTIONS = ['residence', 'excursion', 'membership', 'tourist'] as const;

export type TaxSection = (typeof TAX_SECTIONS)[number];

/** The one section that starts open (docs/requirements.md, Tourist tax). */
export const TAX_SECTION_OPEN_AT_START = 'residence' satisfies TaxSection;

/** Residence tax of an adult: euro per person per night (docs/requirements.md, Tourist tax). */
export const ADULT_PER_NIGHT_EUR = 1;

/** Residence tax of a child: euro per person per night (docs/requirements.md, Tourist tax). */
export const CHILD_PER_NIGHT_EUR = 0.5;

/**
 * Youngest age that pays the child's amount, in years; below it a guest pays nothing
 * (docs/requirements.md, Tourist tax).
 */
export const CHILD_FROM_AGE_YEARS = 12;

/** Oldest age that pays the child's amount, in years (docs/requirements.md, Tourist tax: "children 12-18"). */
export const CHILD_TO_AGE_YEARS = 18;

/** A stay of more days than this pays no residence tax (docs/requirements.md, Tourist tax). */
export const EXEMPT_STAY_OVER_DAYS = 30;

/** Who pays no residence tax besides children under `CHILD_FROM_AGE_YEARS` (docs/requirements.md, Tourist tax). */
export const RESIDENCE_EXEMPTIONS = [
  'disabled',
  'rehabilitation',
  'seasonalWorkers',
  'longStay',
  'schoolTrips',
  'internationalConventions',
  'humanitarian',
] as const;

export type ResidenceExemption = (typeof RESIDENCE_EXEMPTIONS)[number];

/** A provider registers a guest within this many hours of arrival (docs/requirements.md, Tourist tax). */
export const REGISTRATION_DEADLINE_HOURS = 24;

/** Lowest fine of an accommodation provider, euro (docs/requirements.md, Tourist tax). */
export const PROVIDER_FINE_MIN_EUR = 500;

/** Highest fine of an accommodation provider, euro (docs/requirements.md, Tourist tax). */
export const PROVIDER_FINE_MAX_EUR = 10_000;

/** Appointments for app accounts at the tourist office begin at, local time (docs/requirements.md, Tourist tax). */
export const APPOINTMENTS_FROM = '08:00';

/** Appointments for app accounts at the tourist office end at, local time (docs/requirements.md, Tourist tax). */
export const APPOINTMENTS_TO = '12:00';

/** Steps of the app instructions in `TaxPage.residence.app.steps` (docs/requirements.md, Tourist tax). */
export const APP_STEPS = [1, 2, 3, 4, 5, 6] as const;

/** Excursion tax: euro per person (docs/requirements.md, Tourist tax). */
export const EXCURSION_PER_PERSON_EUR = 1;

/** Below this age, in years, no excursion tax is paid (docs/requirements.md, Tourist tax). */
export const EXCURSION_EXEMPT_UNDER_AGE_YEARS = 12;

/** How many times a month the excursion tax is paid in (docs/requirements.md, Tourist tax). */
export const EXCURSION_PAYMENTS_PER_MONTH = 2;

/** Lowest excursion tax fine of a natural person, euro (docs/requirements.md, Tourist tax). */
export const EXCURSION_FINE_NATURAL_MIN_EUR = 200;

/** Highest excursion tax fine of a natural person, euro (docs/requirements.md, Tourist tax). */
export const EXCURSION_FINE_NATURAL_MAX_EUR = 2_000;

/** Lowest excursion tax fine of a legal entity, euro (docs/requirements.md, Tourist tax). */
export const EXCURSION_FINE_LEGAL_MIN_EUR = 500;

/** Highest excursion tax fine of a legal entity, euro (docs/requirements.md, Tourist tax). */
export const EXCURSION_FINE_LEGAL_MAX_EUR = 20_000;

/** What the membership contribution is counted from (docs/requirements.md, Tourist tax). */
export const MEMBERSHIP_BASE = 'previousYearTotalIncome';
