import { ADULT_PER_NIGHT_EUR, CHILD_PER_NIGHT_EUR, EXEMPT_STAY_OVER_DAYS } from '@/lib/tax/tax';

/** Who stays, in the order of the form and of the sum. Each guest is counted once: an exempt one only as exempt. */
export const GUEST_FIELDS = ['adults', 'children', 'young', 'exempt'] as const;

export type GuestField = (typeof GUEST_FIELDS)[number];

export const STAY_FIELDS = [...GUEST_FIELDS, 'nights'] as const;

export type StayField = (typeof STAY_FIELDS)[number];

/** What was typed into the form. */
export type StayInputs = Record<StayField, string>;

/** The same, understood. */
export type Stay = Record<StayField, number>;

/** Why a field cannot be counted with. `nobody` stands at the first field when there is no guest at all. */
export type StayError = 'missing' | 'negative' | 'fraction' | 'text' | 'tooLarge' | 'nobody';

export type StayErrors = Partial<Record<StayField, StayError>>;

/** Largest number of guests of a kind, and of nights, that one sum is made for. */
export const MAX_GUESTS = 999;
export const MAX_NIGHTS = 366;

/** Why a guest pays what they pay. */
export type StayRule = 'adults' | 'children' | 'young' | 'exempt' | 'longStay';

/** One line of the sum, in cents. `rate` is null where nothing is multiplied because nothing is owed. */
export type StayLine = { field: GuestField; guests: number; rule: StayRule; rate: number | null; amount: number };

export type StaySum = { nights: number; lines: StayLine[]; total: number };

const CENTS = 100;

/** Cents per person and night of those who pay at all (docs/requirements.md, Tourist tax). */
const RATES: Partial<Record<GuestField, number>> = {
  adults: ADULT_PER_NIGHT_EUR * CENTS,
  children: CHILD_PER_NIGHT_EUR * CENTS,
};

const WHOLE = /^\d+$/;
const FRACTION = /^\d*[.,]\d+$/;
const NEGATIVE = /^[-−–]\s?(\d+|\d*[.,]\d+)$/;

function readWhole(typed: string, largest: number): number | StayError {
  const text = typed.trim();
  if (NEGATIVE.test(text)) return 'negative';
  if (FRACTION.test(text)) return 'fraction';
  if (!WHOLE.test(text)) return 'text';
  return Number(text) > largest ? 'tooLarge' : Number(text);
}

/** A field left empty counts as no guests; nights have to be said. */
function readField(field: StayField, typed: string): number | StayError {
  if (field !== 'nights') return typed.trim() ? readWhole(typed, MAX_GUESTS) : 0;
  const nights = typed.trim() ? readWhole(typed, MAX_NIGHTS) : 'missing';
  return nights === 0 ? 'missing' : nights;
}

/** Understands what was typed, or says what is wrong with each field that cannot be understood. */
export function parseStay(inputs: StayInputs): { stay: Stay; errors: null } | { stay: null; errors: StayErrors } {
  const stay: Stay = { adults: 0, children: 0, young: 0, exempt: 0, nights: 0 };
  const errors: StayErrors = {};
  for (const field of STAY_FIELDS) {
    const value = readField(field, inputs[field]);
    if (typeof value === 'number') stay[field] = value;
    else errors[field] = value;
  }
  const isGuestWrong = GUEST_FIELDS.some((field) => errors[field]);
  if (!isGuestWrong && GUEST_FIELDS.every((field) => stay[field] === 0)) errors.adults = 'nobody';
  return Object.keys(errors).length > 0 ? { stay: null, errors } : { stay, errors: null };
}

function toLine(field: GuestField, { nights, [field]: guests }: Stay): StayLine {
  const rate = RATES[field];
  if (field === 'young' || field === 'exempt' || rate === undefined) {
    return { field, guests, rule: field, rate: null, amount: 0 };
  }
  if (nights > EXEMPT_STAY_OVER_DAYS) return { field, guests, rule: 'longStay', rate: null, amount: 0 };
  return { field, guests, rule: field, rate, amount: guests * nights * rate };
}

/**
 * The residence tax of a stay, line by line: one for each kind of guest who is there
 * (docs/requirements.md, Tourist tax).
 */
export function sumStay(stay: Stay): StaySum {
  const lines = GUEST_FIELDS.filter((field) => stay[field] > 0).map((field) => toLine(field, stay));
  return { nights: stay.nights, lines, total: lines.reduce((sum, { amount }) => sum + amount, 0) };
}
