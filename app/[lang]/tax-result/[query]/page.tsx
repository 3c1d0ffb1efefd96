import { getTranslations } from 'next-intl/server';
import { TaxView } from '@/components/tax/TaxView';
import { parseStayQuery, queryOf } from '@/lib/routing/formQuery';
import { pageMetadata, withError } from '@/lib/seo/pageMetadata';
import { parseStay } from '@/lib/tax/residenceTax';

/** Any combination of inputs is possible: rendered on each request and never cached. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[lang]/tax-result/[query]'>;

export async function generateMetadata({ params }: Props) {
  const t = await getTranslations('TaxPage');
  const { stay } = parseStay(parseStayQuery(await queryOf(params)));
  return pageMetadata('taxResult', { title: await withError(t('metaTitle'), !stay) });
}

export default async function TaxResultPage({ params }: Props) {
  return <TaxView inputs={parseStayQuery(await queryOf(params))} />;
}
