import { PlanView } from '@/components/plan/PlanView';
import { toPlanFields } from '@/lib/routing/inputs';
import { pageMetadata } from '@/lib/seo/pageMetadata';

/** Any combination of inputs is possible: rendered on each request and never cached. */
export const dynamic = 'force-dynamic';

export const generateMetadata = () => pageMetadata('planOf');

export default async function PlanOfPage({ params }: PageProps<'/[lang]/plan-of/[inputs]'>) {
  const inputs = toPlanFields(decodeURIComponent((await params).inputs));
  return <PlanView inputs={inputs} />;
}
