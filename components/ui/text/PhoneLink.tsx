import { telHref } from '@/lib/visitor-info/telephone';

type Props = { number: string; className?: string };

/** A phone number as a link; `globals.scss` prevents a line break in it. */
export function PhoneLink({ number, className }: Props) {
  return (
    <a className={className} href={telHref(number)}>
      {number}
    </a>
  );
}
