import { SearchField } from '@/components/search/SearchField';
import styles from '@/components/search/SearchForm.module.scss';
import type { SearchWords } from '@/lib/search/clientIndex';

type Props = { href: string; query: string; words: SearchWords; submit: string };

/** The form of the search page, which works without JavaScript. */
export const SearchForm = ({ href, query, words, submit }: Props) => (
  <search className={styles.search}>
    <form action={href}>
      <label htmlFor="search-words">{words.label}</label>
      <div className={styles.field}>
        <SearchField key={query} id="search-words" defaultValue={query} placeholder={words.placeholder} />
        <button type="submit">{submit}</button>
      </div>
    </form>
  </search>
);
