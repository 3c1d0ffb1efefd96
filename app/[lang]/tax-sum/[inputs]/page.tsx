import { TaxView } from '@/components/tax/TaxView';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { toStayInputs } from '@/lib/routing/inputs';
import { variantMetadata } from '@/lib/seo/pageMetadata';

/** The sum of a stay a visitor typed in: rendered for each request and never kept. */
export const dynamic = 'force-dynamic';

export const generateMetadata = () => variantMetadata('tax', 'taxSum');

export default async function TaxSumPage({ params }: PageProps<'/[lang]/tax-sum/[inputs]'>) {
  const inputs = toStayInputs(decodeURIComponent((await params).inputs));
  return <TaxView language={await pageLanguage()} inputs={inputs} />;
}
