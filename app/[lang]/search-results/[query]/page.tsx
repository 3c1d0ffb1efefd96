import { SearchView } from '@/components/search/SearchView';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { parseSearchQuery, queryOf } from '@/lib/routing/formQuery';
import { popularPages, searchWords } from '@/lib/search/searchWords';
import { getSiteSearch } from '@/lib/search/siteSearch';
import { searchResultsMetadata } from '@/lib/seo/pageMetadata';

/** Queries are unbounded: rendered on each request and never cached. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[lang]/search-results/[query]'>;

const searchQueryOf = async (params: Props['params']): Promise<string> => parseSearchQuery(await queryOf(params));

export const generateMetadata = async ({ params }: Props) => searchResultsMetadata(await searchQueryOf(params));

export default async function SearchResultsPage({ params }: Props) {
  const language = await pageLanguage();
  const query = await searchQueryOf(params);
  const { search, isComplete } = await getSiteSearch(language);
  return (
    <SearchView
      query={query}
      response={{ ...search(query), isComplete }}
      words={searchWords(language)}
      popular={popularPages(language)}
    />
  );
}
