import { telHref } from '@/lib/visitor-info/telephone';

type Props = { number: string; className?: string };

/** A number to read and to tap; `globals.scss` keeps it on one line. */
export function PhoneLink({ number, className }: Props) {
  return (
    <a className={className} href={telHref(number)}>
      {number}
    </a>
  );
}
