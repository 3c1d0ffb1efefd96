import { SearchView } from '@/components/search/SearchView';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { popularPages, searchWords } from '@/lib/search/searchWords';
import { searchMetadata } from '@/lib/seo/visitorMetadata';

export const generateMetadata = () => searchMetadata();

export default async function SearchPage() {
  const language = await pageLanguage();
  return (
    <SearchView
      language={language}
      query=""
      response={null}
      words={searchWords(language)}
      popular={popularPages(language)}
    />
  );
}
