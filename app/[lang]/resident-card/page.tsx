import { ResidentCardView } from '@/components/visitor/ResidentCardView';
import { NO_FILTERS } from '@/lib/content/partnerFilters';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { residentCardMetadata } from '@/lib/seo/visitorMetadata';

export const generateMetadata = () => residentCardMetadata();

export default async function ResidentCardPage() {
  return <ResidentCardView language={await pageLanguage()} filters={NO_FILTERS} />;
}
