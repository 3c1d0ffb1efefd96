import { TaxView } from '@/components/tax/TaxView';
import { parseStayQuery, queryOf } from '@/lib/routing/formQuery';
import { pageMetadata } from '@/lib/seo/pageMetadata';

/** Any combination of inputs is possible: rendered on each request and never cached. */
export const dynamic = 'force-dynamic';

export const generateMetadata = () => pageMetadata('taxResult');

export default async function TaxResultPage({ params }: PageProps<'/[lang]/tax-result/[query]'>) {
  return <TaxView inputs={parseStayQuery(await queryOf(params))} />;
}
