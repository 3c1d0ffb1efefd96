import { SearchView } from '@/components/search/SearchView';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { parseSearchQuery, queryOf } from '@/lib/routing/formQuery';
import { getSiteSearch } from '@/lib/search/siteSearch';
import { searchResultsMetadata } from '@/lib/seo/pageMetadata';

/** Queries are unbounded: rendered on each request and never cached. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[lang]/search-results/[query]'>;

const searchQueryOf = async (params: Props['params']): Promise<string> => parseSearchQuery(await queryOf(params));

export const generateMetadata = async ({ params }: Props) => searchResultsMetadata(await searchQueryOf(params));

export default async function SearchResultsPage({ params }: Props) {
  const query = await searchQueryOf(params);
  const { search, isComplete } = await getSiteSearch(await pageLanguage());
  return <SearchView query={query} response={{ ...search(query), isComplete }} />;
}
