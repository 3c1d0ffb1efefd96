import { PlanView } from '@/components/plan/PlanView';
import { parsePlanQuery, queryOf } from '@/lib/routing/formQuery';
import { planResultMetadata } from '@/lib/seo/pageMetadata';

/** Any combination of inputs is possible: rendered on each request and never cached. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[lang]/plan-result/[query]'>;

export const generateMetadata = async ({ params }: Props) => planResultMetadata(await queryOf(params));

export default async function PlanResultPage({ params }: Props) {
  return <PlanView inputs={parsePlanQuery(await queryOf(params))} />;
}
