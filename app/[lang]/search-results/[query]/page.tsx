import { getTranslations } from 'next-intl/server';
import { SearchView } from '@/components/search/SearchView';
import { inEachLanguage } from '@/lib/i18n/language';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { searchHref, withSearchQuery } from '@/lib/routing/browserHref';
import { parseSearchQuery, queryOf } from '@/lib/routing/formQuery';
import { getSiteSearch } from '@/lib/search/siteSearch';
import { pageMetadata } from '@/lib/seo/pageMetadata';

/** Queries are unbounded: rendered on each request and never cached. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[lang]/search-results/[query]'>;

const searchQueryOf = async (params: Props['params']): Promise<string> => parseSearchQuery(await queryOf(params));

export async function generateMetadata({ params }: Props) {
  const t = await getTranslations('SearchPage');
  const words = await searchQueryOf(params);
  return pageMetadata('searchResults', {
    title: t('resultsMetaTitle', { words }),
    addresses: inEachLanguage((language) => withSearchQuery(searchHref(language), words)),
  });
}

export default async function SearchResultsPage({ params }: Props) {
  const query = await searchQueryOf(params);
  const { search, isComplete } = await getSiteSearch(await pageLanguage());
  return <SearchView query={query} response={{ ...search(query), isComplete }} />;
}
