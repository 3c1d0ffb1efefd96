/** Montenegro’s country code, for numbers without one (docs/requirements.md, Visitor information). */
export const COUNTRY_CODE = '+382';

/** Emergency numbers, such as 112, have no country code. */
const EMERGENCY = /^\d{3}$/;

/** The `tel:` URL of a formatted number: without spaces and punctuation, national numbers with `+382` instead of their 0. */
export function telHref(number: string): string {
  const digits = number.replace(/[^\d+]/g, '');
  const isComplete = digits.startsWith('+') || EMERGENCY.test(digits);
  return `tel:${isComplete ? digits : `${COUNTRY_CODE}${digits.replace(/^0/, '')}`}`;
}
