/**
 * Montenegro’s calling code, put before numbers that do not begin with + (docs/requirements.md, Visitor information).
 */
const COUNTRY_CODE = '+382';

/** Emergency numbers, such as 112, exist without it only: with it they lead nowhere. */
const EMERGENCY = /^\d{3}$/;

/** The `tel:` address of a number as it is printed: spaces and other marks go, `+382` comes before national numbers. */
export function telHref(number: string): string {
  const digits = number.replace(/[^\d+]/g, '');
  const isWhole = digits.startsWith('+') || EMERGENCY.test(digits);
  return `tel:${isWhole ? digits : `${COUNTRY_CODE}${digits}`}`;
}
