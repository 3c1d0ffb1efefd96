/** A range of a text in UTF-16 units, its end not included. */
export type Range = readonly [from: number, to: number];

/** A stretch of a text that is searched for, or one between two such. */
type Piece = { text: string; isMarked: boolean };

/** A text cut where ranges begin and end, in order and without empty pieces. */
export function cutAt(text: string, ranges: readonly Range[]): Piece[] {
  const pieces = ranges.flatMap(([from, to], index) => [
    { text: text.slice(ranges[index - 1]?.[1] ?? 0, from), isMarked: false },
    { text: text.slice(from, to), isMarked: true },
  ]);
  const rest = { text: text.slice(ranges.at(-1)?.[1] ?? 0), isMarked: false };
  return [...pieces, rest].filter((piece) => piece.text);
}
