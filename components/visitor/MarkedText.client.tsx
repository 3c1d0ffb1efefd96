'use client';

import { cutAtMarks, type Range } from '@/lib/content/partnerSearch';

type Props = { text: string; marks: readonly Range[] };

/** A text in which what was searched for is marked. */
export function MarkedText({ text, marks }: Props) {
  let at = 0;
  return cutAtMarks(text, marks).map((piece) => {
    const key = at;
    at += piece.text.length;
    return piece.isMarked ? <mark key={key}>{piece.text}</mark> : piece.text;
  });
}
