import { SearchView } from '@/components/search/SearchView';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { popularPages, searchWords } from '@/lib/search/searchWords';
import { pageMetadata } from '@/lib/seo/pageMetadata';

export const generateMetadata = () => pageMetadata('search');

export default async function SearchPage() {
  const language = await pageLanguage();
  return <SearchView query="" response={null} words={searchWords(language)} popular={popularPages(language)} />;
}
