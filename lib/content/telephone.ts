/** Montenegro’s calling code, put before numbers that do not begin with + (specification section 5). */
const COUNTRY_CODE = '+382';

/** The `tel:` address of a number as it is printed: spaces and other marks go, `+382` comes before national numbers. */
export function telHref(number: string): string {
  const digits = number.replace(/[^\d+]/g, '');
  return `tel:${digits.startsWith('+') ? digits : `${COUNTRY_CODE}${digits}`}`;
}
