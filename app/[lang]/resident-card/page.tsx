import { ResidentCardView } from '@/components/resident-card/ResidentCardView';
import { SitePageJsonLd } from '@/components/seo/PageJsonLd';
import { getLocalContent } from '@/lib/cms/localContent';
import { NO_FILTERS } from '@/lib/routing/partnerFilters';
import { pageMetadata } from '@/lib/seo/pageMetadata';

export const generateMetadata = () => pageMetadata('residentCard');

export default function ResidentCardPage() {
  return (
    <>
      <ResidentCardView partners={getLocalContent().partners} filters={NO_FILTERS} />
      <SitePageJsonLd kind="residentCard" />
    </>
  );
}
