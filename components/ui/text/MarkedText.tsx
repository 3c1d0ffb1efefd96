import { Fragment } from 'react';
import type { TextRange } from '@/lib/textRange';

/** A text with the matches of a search marked: replaced as a whole, since a browser's translation moves text nodes. */
export const MarkedText = ({ text, matches }: { text: string; matches: readonly TextRange[] }) => (
  <span key={matches.join()}>
    {matches.map(([from, to], index) => (
      <Fragment key={from}>
        {text.slice(matches[index - 1]?.[1], from)}
        <mark>{text.slice(from, to)}</mark>
      </Fragment>
    ))}
    {text.slice(matches.at(-1)?.[1])}
  </span>
);
