import { TaxView } from '@/components/tax/TaxView';
import { toStayInputs } from '@/lib/routing/inputs';
import { taxSumMetadata } from '@/lib/seo/visitorMetadata';

/** The sum of a stay a visitor typed in: rendered for each request and never kept. */
export const dynamic = 'force-dynamic';

export const generateMetadata = () => taxSumMetadata();

export default async function TaxSumPage({ params }: PageProps<'/[lang]/tax-sum/[inputs]'>) {
  const inputs = toStayInputs(decodeURIComponent((await params).inputs));
  return <TaxView inputs={inputs} />;
}
