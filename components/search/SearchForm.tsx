import styles from '@/components/search/SearchForm.module.scss';
import { MAX_QUERY_LENGTH } from '@/lib/content/search/query';
import type { SearchWords } from '@/lib/content/search/searchIndex';
import { SEARCH_WORDS } from '@/lib/routing/searchIndexHref';

type Props = { href: string; typed: string; words: SearchWords; submit: string };

/** The field of the search page: a plain form, which needs no script. */
export function SearchForm({ href, typed, words, submit }: Props) {
  return (
    <search className={styles.search}>
      <form action={href}>
        <label htmlFor="search-words">{words.label}</label>
        <div className={styles.field}>
          <input
            key={typed}
            id="search-words"
            type="search"
            name={SEARCH_WORDS}
            defaultValue={typed}
            placeholder={words.placeholder}
            maxLength={MAX_QUERY_LENGTH}
            required
            autoComplete="off"
            enterKeyHint="search"
          />
          <button type="submit">{submit}</button>
        </div>
      </form>
    </search>
  );
}
