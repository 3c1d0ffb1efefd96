/**
 * Numbers and keys of the tourist taxes. The texts are in the messages (`TaxPage`), with these values as arguments.
 * Everything here is from docs/requirements.md, Tourist tax.
 */

/** Sections of the tax page in their order. */
export const TAX_SECTIONS = ['residence', 'excursion', 'membership', 'tourist'] as const;

export type TaxSection = (typeof TAX_SECTIONS)[number];

/** The section that is expanded at first. */
export const TAX_SECTION_OPEN_AT_START = 'residence' satisfies TaxSection;

/** Residence tax of an adult: euro per person per night. */
export const ADULT_PER_NIGHT_EUR = 1;

/** Residence tax of a child: euro per person per night. */
export const CHILD_PER_NIGHT_EUR = 0.5;

/** Youngest age that pays the child's amount, in years; younger guests pay nothing. */
export const CHILD_FROM_AGE_YEARS = 12;

/** Oldest age that pays the child's amount, in years. */
export const CHILD_TO_AGE_YEARS = 18;

/** A stay of more days than this pays no residence tax. */
export const EXEMPT_STAY_OVER_DAYS = 30;

/** Who pays no residence tax besides children under `CHILD_FROM_AGE_YEARS`. */
export const RESIDENCE_EXEMPTIONS = [
  'disabled',
  'rehabilitation',
  'seasonalWorkers',
  'longStay',
  'schoolTrips',
  'internationalConventions',
  'humanitarian',
] as const;

/** A provider registers a guest within this many hours of arrival. */
export const REGISTRATION_DEADLINE_HOURS = 24;

/** Lowest fine of an accommodation provider, euro. */
export const PROVIDER_FINE_MIN_EUR = 500;

/** Highest fine of an accommodation provider, euro. */
export const PROVIDER_FINE_MAX_EUR = 10_000;

/** Appointments for app accounts at the tourist office begin at, local time. */
export const APPOINTMENTS_FROM = '08:00';

/** Appointments for app accounts at the tourist office end at, local time. */
export const APPOINTMENTS_TO = '12:00';

/** Steps of the app instructions in `TaxPage.residence.app.steps`. */
export const APP_STEPS = [1, 2, 3, 4, 5, 6] as const;

/** Excursion tax: euro per person. */
export const EXCURSION_PER_PERSON_EUR = 1;

/** Below this age, in years, no excursion tax is paid. */
export const EXCURSION_EXEMPT_UNDER_AGE_YEARS = 12;

/** How many times a month the excursion tax is paid in. */
export const EXCURSION_PAYMENTS_PER_MONTH = 2;

/** Lowest excursion tax fine of a natural person, euro. */
export const EXCURSION_FINE_NATURAL_MIN_EUR = 200;

/** Highest excursion tax fine of a natural person, euro. */
export const EXCURSION_FINE_NATURAL_MAX_EUR = 2_000;

/** Lowest excursion tax fine of a legal entity, euro. */
export const EXCURSION_FINE_LEGAL_MIN_EUR = 500;

/** Highest excursion tax fine of a legal entity, euro. */
export const EXCURSION_FINE_LEGAL_MAX_EUR = 20_000;
