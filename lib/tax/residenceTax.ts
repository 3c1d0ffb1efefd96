import { RESIDENCE_TAX } from '@/lib/tax/tax';

/** Groups of guests, in the order of the form. Each guest is in one of them: an exempt one only in `exempt`. */
export const GUEST_FIELDS = ['adults', 'children', 'young', 'exempt'] as const;

type GuestField = (typeof GUEST_FIELDS)[number];

export const STAY_FIELDS = [...GUEST_FIELDS, 'nights'] as const;

export type StayField = (typeof STAY_FIELDS)[number];

/** The values of the form, without spaces around them (`lib/routing/formQuery.ts`). */
export type StayInputs = Record<StayField, string>;

export type Stay = Record<StayField, number>;

/** Why a field is invalid. `nobody`, when there is no guest, is an error of the first field. */
type StayError = 'missing' | 'negative' | 'fraction' | 'text' | 'tooLarge' | 'nobody';

export type StayErrors = Partial<Record<StayField, StayError>>;

/** In each group. */
export const MAX_GUESTS = 999;
export const MAX_NIGHTS = 366;

/** The rule that determines the amount. */
export type StayRule = GuestField | 'longStay';

/** One line of the breakdown, in cents. `rate` is null when no tax is due. */
export type TaxLine = { field: GuestField; guests: number; rule: StayRule; rate: number | null; amount: number };

export type TaxAmount = { nights: number; lines: TaxLine[]; total: number };

const CENTS = 100;

/** Cents per person and night (docs/requirements.md, Tourist tax). */
const RATES: Partial<Record<GuestField, number>> = {
  adults: RESIDENCE_TAX.adult * CENTS,
  children: RESIDENCE_TAX.child * CENTS,
};

const INTEGER = /^\d+$/;
const FRACTION = /^\d*[.,]\d+$/;
const NEGATIVE = /^[-−–]\s?(\d+|\d*[.,]\d+)$/;

function parseInteger(input: string, largest: number): number | StayError {
  if (NEGATIVE.test(input)) return 'negative';
  if (FRACTION.test(input)) return 'fraction';
  if (!INTEGER.test(input)) return 'text';
  return Number(input) > largest ? 'tooLarge' : Number(input);
}

/** An empty field means no guests; the number of nights is required. */
function parseField(field: StayField, input: string): number | StayError {
  if (field !== 'nights') return input ? parseInteger(input, MAX_GUESTS) : 0;
  const nights = input ? parseInteger(input, MAX_NIGHTS) : 'missing';
  return nights === 0 ? 'missing' : nights;
}

/** Parses the values of the form; without a valid stay, the error of each invalid field. */
export function parseStay(inputs: StayInputs): { stay: Stay; errors: null } | { stay: null; errors: StayErrors } {
  const stay: Stay = { adults: 0, children: 0, young: 0, exempt: 0, nights: 0 };
  const errors: StayErrors = {};
  for (const field of STAY_FIELDS) {
    const value = parseField(field, inputs[field]);
    if (typeof value === 'number') stay[field] = value;
    else errors[field] = value;
  }
  const isGuestWrong = GUEST_FIELDS.some((field) => errors[field]);
  if (!isGuestWrong && GUEST_FIELDS.every((field) => stay[field] === 0)) errors.adults = 'nobody';
  return Object.keys(errors).length > 0 ? { stay: null, errors } : { stay, errors: null };
}

function toLine(field: GuestField, { nights, [field]: guests }: Stay): TaxLine {
  const rate = RATES[field];
  if (rate === undefined) return { field, guests, rule: field, rate: null, amount: 0 };
  if (nights > RESIDENCE_TAX.exemptOverDays) return { field, guests, rule: 'longStay', rate: null, amount: 0 };
  return { field, guests, rule: field, rate, amount: guests * nights * rate };
}

/** The residence tax of a stay, with a line for each group that has guests (docs/requirements.md, Tourist tax). */
export function calculateTax(stay: Stay): TaxAmount {
  const lines = GUEST_FIELDS.filter((field) => stay[field] > 0).map((field) => toLine(field, stay));
  return { nights: stay.nights, lines, total: lines.reduce((sum, { amount }) => sum + amount, 0) };
}
