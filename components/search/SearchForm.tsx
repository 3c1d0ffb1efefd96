import { dialogMessages } from '@/components/search/dialogMessages';
import { SearchField } from '@/components/search/SearchField';
import styles from '@/components/search/SearchForm.module.scss';
import type { Language } from '@/lib/i18n/language';
import { searchHref } from '@/lib/routing/browserHref';

/** The form of the search page, which works without JavaScript. */
export function SearchForm({ language, query }: { language: Language; query: string }) {
  const { label, placeholder, submit } = dialogMessages(language);
  return (
    <search className={styles.search}>
      <form action={searchHref(language)}>
        <label htmlFor="search-words">{label}</label>
        <div className={styles.field}>
          <SearchField key={query} id="search-words" defaultValue={query} placeholder={placeholder} />
          <button type="submit">{submit}</button>
        </div>
      </form>
    </search>
  );
}
