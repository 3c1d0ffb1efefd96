// Numbers and keys of the tourist taxes, from docs/requirements.md, Tourist tax. The texts are in the messages (`TaxPage`), with
// these values as arguments.

/** Sections of the tax page in their order. */
export const TAX_SECTIONS = ['residence', 'excursion', 'membership', 'tourist'] as const;

export type TaxSection = (typeof TAX_SECTIONS)[number];

const OF_GUESTS = ['what', 'who', 'amount', 'exemptions'] as const;
const OF_BUSINESSES = ['what', 'who', 'calculation', 'jurisdiction'] as const;

/** Headings from `TaxPage.questions` in each section, in their order. */
export const TAX_QUESTIONS = {
  residence: OF_GUESTS,
  excursion: OF_GUESTS,
  membership: OF_BUSINESSES,
  tourist: OF_BUSINESSES,
} as const satisfies Record<TaxSection, readonly string[]>;

/** Amounts and fines in euro, ages in years. */
export const RESIDENCE_TAX = {
  /** A person and night. */
  adult: 1,
  child: 0.5,
  /** Ages that pay the amount of a child; younger guests pay nothing. */
  childAges: { from: 12, to: 18 },
  /** A stay of more days pays nothing. */
  exemptOverDays: 30,
  /** Who else pays nothing. */
  exemptions: [
    ...['disabled', 'rehabilitation', 'seasonalWorkers', 'longStay'],
    ...['schoolTrips', 'internationalConventions', 'humanitarian'],
  ],
  /** A host registers a guest within this time of arrival. */
  registrationHours: 24,
  /** Of a host. */
  fine: { min: 500, max: 10_000 },
  /** For accounts of the app, at the tourist office, local time. */
  appointments: { from: '08:00', to: '12:00' },
  /** `TaxPage.residence.app.steps` */
  appSteps: [1, 2, 3, 4, 5, 6],
} as const;

/** Amounts and fines in euro. */
export const EXCURSION_TAX = {
  person: 1,
  exemptUnderAge: 12,
  paymentsPerMonth: 2,
  fines: { natural: { min: 200, max: 2_000 }, legal: { min: 500, max: 20_000 } },
} as const;
