import { SearchView } from '@/components/search/SearchView';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { toSearchWords } from '@/lib/routing/inputs';
import { popularPages, searchWords } from '@/lib/search/searchWords';
import { getSiteSearch } from '@/lib/search/siteSearch';
import { searchResultsMetadata } from '@/lib/seo/visitorMetadata';

/** What is found for any words a visitor types: rendered for each request and never kept. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[lang]/search-results/[words]'>;

const typedIn = async (params: Props['params']): Promise<string> =>
  toSearchWords(decodeURIComponent((await params).words));

export const generateMetadata = async ({ params }: Props) => searchResultsMetadata(await typedIn(params));

export default async function SearchResultsPage({ params }: Props) {
  const language = await pageLanguage();
  const typed = await typedIn(params);
  const { search, isComplete } = await getSiteSearch(language);
  return (
    <SearchView
      language={language}
      typed={typed}
      outcome={{ ...search(typed), isComplete }}
      words={searchWords(language)}
      popular={popularPages(language)}
    />
  );
}
