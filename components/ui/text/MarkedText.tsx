import { cutAt, type Range } from '@/lib/i18n/pieces';

/** A text with the matches of a search marked. */
export function MarkedText({ text, ranges }: { text: string; ranges: readonly Range[] }) {
  let at = 0;
  return cutAt(text, ranges).map(({ text: piece, isMarked }) => {
    const key = at;
    at += piece.length;
    return isMarked ? <mark key={key}>{piece}</mark> : piece;
  });
}
