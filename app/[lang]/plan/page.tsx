import { PlanView } from '@/components/plan/PlanView';
import { pageMetadata } from '@/lib/seo/pageMetadata';

export const generateMetadata = () => pageMetadata('plan');

const PlanPage = () => <PlanView inputs={null} />;

export default PlanPage;
