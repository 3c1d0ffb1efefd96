import { PlanView } from '@/components/plan/PlanView';
import { toPlanFields } from '@/lib/routing/inputs';
import { planResultMetadata } from '@/lib/seo/pageMetadata';

/** Any combination of inputs is possible: rendered on each request and never cached. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[lang]/plan-result/[inputs]'>;

const inputsOf = async (params: Props['params']): Promise<string> => decodeURIComponent((await params).inputs);

export const generateMetadata = async ({ params }: Props) => planResultMetadata(await inputsOf(params));

export default async function PlanResultPage({ params }: Props) {
  return <PlanView inputs={toPlanFields(await inputsOf(params))} />;
}
