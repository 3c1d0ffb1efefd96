import { type Ref, useImperativeHandle, useRef } from 'react';
import type { OutcomeElements } from '@/components/search/drawOutcome';
import { PopularPages } from '@/components/search/PopularPages';
import styles from '@/components/search/SearchOutcome.module.scss';
import results from '@/components/search/SearchResults.module.scss';
import type { SearchIndex } from '@/lib/content/search/searchIndex';

type Props = {
  ref: Ref<OutcomeElements>;
  index: SearchIndex;
  /** The search page. */
  href: string;
};

/** What the dialog shows under its field: room for what is found, and until then where to begin. */
export function SearchOutcome({ ref, index: { words, popular, isComplete }, href }: Props) {
  const status = useRef<HTMLParagraphElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const all = useRef<HTMLAnchorElement>(null);
  const pages = useRef<HTMLDivElement>(null);

  useImperativeHandle(ref, () => ({
    status: status.current as HTMLElement,
    list: list.current as HTMLElement,
    all: all.current as HTMLAnchorElement,
    popular: pages.current as HTMLElement,
  }));

  return (
    <div className={styles.outcome}>
      {!isComplete && <p>{words.incomplete}</p>}
      <p ref={status} className={styles.status} role="status" />
      <ol ref={list} className={results.results} hidden />
      <a ref={all} className={styles.all} href={href} hidden>
        {words.all}
      </a>
      <div ref={pages}>
        <PopularPages pages={popular} title={words.popular} />
      </div>
    </div>
  );
}
