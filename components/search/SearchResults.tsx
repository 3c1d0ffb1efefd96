import styles from '@/components/search/SearchResults.module.scss';
import { SectionLink } from '@/components/ui/page/SectionLink';
import { MarkedText } from '@/components/ui/text/MarkedText';
import { LANGUAGE_TAG, type Language } from '@/lib/i18n/language';
import type { SearchKind } from '@/lib/search/searchEntry';
import type { SearchHit } from '@/lib/search/searchResponse';

type Kinds = Record<SearchKind, string>;

const tagOf = (language: Language | undefined) => language && LANGUAGE_TAG[language];

const Result = ({ entry: { href, kind, detail, title, summary }, marks, kinds }: SearchHit & { kinds: Kinds }) => (
  <li>
    <SectionLink href={href} lang={tagOf(title.language)}>
      <MarkedText text={title.text} matches={marks.title} />
    </SectionLink>
    <p className={styles.kind}>
      <span data-kind={kind}>{kinds[kind]}</span>
      {detail && `\u00a0· ${detail}`}
    </p>
    {summary && (
      <p className={styles.summary} lang={tagOf(summary.language)}>
        <MarkedText text={summary.text} matches={marks.summary} />
      </p>
    )}
  </li>
);

/** A list of results: title, kind and summary, with the matching words marked. The kind is shown above the title. */
export const SearchResults = ({ results, kinds }: { results: readonly SearchHit[]; kinds: Kinds }) => (
  <ol className={styles.results}>
    {results.map((hit) => (
      <Result key={hit.entry.href} {...hit} kinds={kinds} />
    ))}
  </ol>
);
