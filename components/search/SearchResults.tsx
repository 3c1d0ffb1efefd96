import { memo } from 'react';
import { PageLink } from '@/components/page/PageLink.client';
import styles from '@/components/search/SearchResults.module.scss';
import { MarkedText } from '@/components/text/MarkedText';
import { cutAt } from '@/lib/content/pieces';
import type { SearchKind } from '@/lib/content/search/entry';
import type { FoundEntry } from '@/lib/content/search/search';
import { LANGUAGE_TAG, type Language } from '@/lib/language';

type Props = { results: readonly FoundEntry[]; kinds: Record<SearchKind, string> };

const tagOf = (language: Language | undefined) => language && LANGUAGE_TAG[language];

type ResultProps = FoundEntry & { kinds: Props['kinds'] };

const isSame = (one: ResultProps, other: ResultProps): boolean =>
  one.entry === other.entry && JSON.stringify(one.marks) === JSON.stringify(other.marks);

/** One that was found. Most stay as they are from one keystroke to the next, and are not drawn again. */
const Result = memo(
  ({ entry: { href, kind, detail, title, summary }, marks, kinds }: ResultProps) => (
    <li>
      <p className={styles.kind}>
        <span data-kind={kind}>{kinds[kind]}</span>
        {detail && ` · ${detail}`}
      </p>
      <PageLink href={href} lang={tagOf(title.language)}>
        <MarkedText pieces={cutAt(title.text, marks.title)} />
      </PageLink>
      {summary && (
        <p className={styles.summary} lang={tagOf(summary.language)}>
          <MarkedText pieces={cutAt(summary.text, marks.summary)} />
        </p>
      )}
    </li>
  ),
  isSame,
);

/** What was found: kind, title and summary, with the words looked for marked. */
export function SearchResults({ results, kinds }: Props) {
  return (
    <ol className={styles.results}>
      {results.map(({ entry, marks }) => (
        <Result key={entry.href} entry={entry} marks={marks} kinds={kinds} />
      ))}
    </ol>
  );
}
