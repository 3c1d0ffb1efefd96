import { cutAt, type Range } from '@/lib/i18n/pieces';

type Props = { text: string; ranges: readonly Range[] };

/** A text with the matches of a search marked. */
export function MarkedText({ text, ranges }: Props) {
  let at = 0;
  return cutAt(text, ranges).map(({ text: piece, isMarked }) => {
    const key = at;
    at += piece.length;
    return isMarked ? <mark key={key}>{piece}</mark> : piece;
  });
}
