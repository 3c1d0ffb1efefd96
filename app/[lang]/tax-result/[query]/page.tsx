import { TaxView } from '@/components/tax/TaxView';
import { parseStayQuery, queryOf } from '@/lib/routing/formQuery';
import { taxResultMetadata } from '@/lib/seo/pageMetadata';

/** Any combination of inputs is possible: rendered on each request and never cached. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[lang]/tax-result/[query]'>;

export const generateMetadata = async ({ params }: Props) => taxResultMetadata(await queryOf(params));

export default async function TaxResultPage({ params }: Props) {
  return <TaxView inputs={parseStayQuery(await queryOf(params))} />;
}
