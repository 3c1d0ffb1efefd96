import { ResidentCardView } from '@/components/resident-card/ResidentCardView';
import { getPartners } from '@/lib/cms/partners';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { toPartnerFilters } from '@/lib/routing/inputs';
import { variantMetadata } from '@/lib/seo/pageMetadata';

/** Partners narrowed to what a visitor looks for: rendered for each request and never kept. */
export const dynamic = 'force-dynamic';

export const generateMetadata = () => variantMetadata('residentCard', 'residentCardSearch');

export default async function ResidentCardSearchPage({ params }: PageProps<'/[lang]/resident-card-search/[filters]'>) {
  const filters = toPartnerFilters(decodeURIComponent((await params).filters));
  return <ResidentCardView partners={getPartners()} language={await pageLanguage()} filters={filters} />;
}
