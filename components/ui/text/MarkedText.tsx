import { Fragment } from 'react';
import type { Range } from '@/lib/i18n/highlight';

/** A text with the matches of a search marked. */
export const MarkedText = ({ text, matches }: { text: string; matches: readonly Range[] }) => (
  <>
    {matches.map(([from, to], index) => (
      <Fragment key={from}>
        {text.slice(matches[index - 1]?.[1], from)}
        <mark>{text.slice(from, to)}</mark>
      </Fragment>
    ))}
    {text.slice(matches.at(-1)?.[1])}
  </>
);
