import { cutAt, type Range } from '@/lib/i18n/highlight';

/** A text with the matches of a search marked. */
export function MarkedText({ text, matches }: { text: string; matches: readonly Range[] }) {
  let at = 0;
  return cutAt(text, matches).map(({ text: piece, isMarked }) => {
    const key = at;
    at += piece.length;
    return isMarked ? <mark key={key}>{piece}</mark> : piece;
  });
}
