import { TaxView } from '@/components/tax/TaxView';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { taxMetadata } from '@/lib/seo/visitorMetadata';

export const generateMetadata = () => taxMetadata();

export default async function TaxPage() {
  return <TaxView language={await pageLanguage()} inputs={null} />;
}
