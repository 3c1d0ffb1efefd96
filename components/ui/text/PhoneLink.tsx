import { telHref } from '@/lib/routing/telHref';

/** A phone number as a link; `globals.scss` prevents a line break in it. */
export function PhoneLink({ number }: { number: string }) {
  return <a href={telHref(number)}>{number}</a>;
}
