import { TaxView } from '@/components/tax/TaxView';
import { toStayInputs } from '@/lib/routing/inputs';
import { pageMetadata } from '@/lib/seo/pageMetadata';

/** Any combination of inputs is possible: rendered on each request and never cached. */
export const dynamic = 'force-dynamic';

export const generateMetadata = () => pageMetadata('taxResult');

export default async function TaxResultPage({ params }: PageProps<'/[lang]/tax-result/[inputs]'>) {
  const inputs = toStayInputs(decodeURIComponent((await params).inputs));
  return <TaxView inputs={inputs} />;
}
