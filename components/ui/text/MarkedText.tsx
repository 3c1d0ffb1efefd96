import type { Piece } from '@/lib/i18n/pieces';

type Props = { pieces: readonly Piece[] };

/** A text with the matches of a search marked. */
export function MarkedText({ pieces }: Props) {
  let at = 0;
  return pieces.map(({ text, isMarked }) => {
    const key = at;
    at += text.length;
    return isMarked ? <mark key={key}>{text}</mark> : text;
  });
}
