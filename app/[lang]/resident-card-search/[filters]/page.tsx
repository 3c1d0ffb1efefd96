import { ResidentCardView } from '@/components/resident-card/ResidentCardView';
import { getLocalContent } from '@/lib/cms/localContent';
import { toPartnerFilters } from '@/lib/routing/inputs';
import { pageMetadata } from '@/lib/seo/pageMetadata';

/** Searches are unbounded: rendered on each request and never cached. */
export const dynamic = 'force-dynamic';

export const generateMetadata = () => pageMetadata('residentCardSearch');

export default async function ResidentCardSearchPage({ params }: PageProps<'/[lang]/resident-card-search/[filters]'>) {
  const filters = toPartnerFilters(decodeURIComponent((await params).filters));
  return <ResidentCardView partners={getLocalContent().partners} filters={filters} />;
}
