import { SearchView } from '@/components/search/SearchView';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { toSearchWords } from '@/lib/routing/inputs';
import { popularPages, searchWords } from '@/lib/search/searchWords';
import { getSiteSearch } from '@/lib/search/siteSearch';
import { searchResultsMetadata } from '@/lib/seo/pageMetadata';

/** Queries are unbounded: rendered on each request and never cached. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[lang]/search-results/[words]'>;

const queryOf = async (params: Props['params']): Promise<string> =>
  toSearchWords(decodeURIComponent((await params).words));

export const generateMetadata = async ({ params }: Props) => searchResultsMetadata(await queryOf(params));

export default async function SearchResultsPage({ params }: Props) {
  const language = await pageLanguage();
  const query = await queryOf(params);
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
