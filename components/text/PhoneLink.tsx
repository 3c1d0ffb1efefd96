import { telHref } from '@/lib/content/telephone';

type Props = { number: string; className?: string };

/** A number to read and to tap; it never breaks in the middle. */
export function PhoneLink({ number, className }: Props) {
  return (
    <a className={className} href={telHref(number)} style={{ whiteSpace: 'nowrap' }}>
      {number}
    </a>
  );
}
