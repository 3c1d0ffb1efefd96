import { ResidentCardView } from '@/components/resident-card/ResidentCardView';
import { getLocalContent } from '@/lib/cms/localContent';
import { parsePartnerQuery, queryOf } from '@/lib/routing/formQuery';
import { pageMetadata } from '@/lib/seo/pageMetadata';

/** Searches are unbounded: rendered on each request and never cached. */
export const dynamic = 'force-dynamic';

export const generateMetadata = () => pageMetadata('residentCardSearch');

export default async function ResidentCardSearchPage({ params }: PageProps<'/[lang]/resident-card-search/[query]'>) {
  const filters = parsePartnerQuery(await queryOf(params));
  return <ResidentCardView partners={getLocalContent().partners} filters={filters} />;
}
