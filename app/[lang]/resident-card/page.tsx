import { ResidentCardView } from '@/components/resident-card/ResidentCardView';
import { SitePageData } from '@/components/seo/PageData';
import { getLocalContent } from '@/lib/cms/localContent';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { NO_FILTERS } from '@/lib/routing/partnerFilters';
import { pageMetadata } from '@/lib/seo/pageMetadata';

export const generateMetadata = () => pageMetadata('residentCard');

export default async function ResidentCardPage() {
  const language = await pageLanguage();
  return (
    <>
      <ResidentCardView partners={getLocalContent().partners} filters={NO_FILTERS} />
      <SitePageData language={language} kind="residentCard" />
    </>
  );
}
