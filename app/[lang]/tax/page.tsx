import { TaxView } from '@/components/tax/TaxView';
import { pageMetadata } from '@/lib/seo/pageMetadata';

export const generateMetadata = () => pageMetadata('tax');

const TaxPage = () => <TaxView inputs={null} />;

export default TaxPage;
