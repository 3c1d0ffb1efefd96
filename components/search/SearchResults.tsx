import Link from 'next/link';
import styles from '@/components/search/SearchResults.module.scss';
import { MarkedText } from '@/components/text/MarkedText';
import { cutAt } from '@/lib/content/pieces';
import type { SearchKind } from '@/lib/content/search/entry';
import type { FoundEntry } from '@/lib/content/search/search';
import { LANGUAGE_TAG, type Language } from '@/lib/language';

type Props = { results: readonly FoundEntry[]; kinds: Record<SearchKind, string> };

const tagOf = (language: Language | undefined) => language && LANGUAGE_TAG[language];

/** What was found: kind, title and summary, with the words looked for marked. */
export function SearchResults({ results, kinds }: Props) {
  return (
    <ol className={styles.results}>
      {results.map(({ entry: { href, kind, detail, title, summary }, marks }) => (
        <li key={href}>
          <p className={styles.kind}>
            <span data-kind={kind}>{kinds[kind]}</span>
            {detail && ` · ${detail}`}
          </p>
          <Link href={href} prefetch={false} lang={tagOf(title.language)}>
            <MarkedText pieces={cutAt(title.text, marks.title)} />
          </Link>
          {summary && (
            <p className={styles.summary} lang={tagOf(summary.language)}>
              <MarkedText pieces={cutAt(summary.text, marks.summary)} />
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
