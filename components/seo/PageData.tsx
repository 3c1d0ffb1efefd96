import { JsonLd } from '@/components/seo/JsonLd';
import { type DescribedPage, pageGraph } from '@/lib/seo/graph/pageGraph';

/** Structured data of an inner page. */
export const PageData = (page: DescribedPage) => <JsonLd graph={pageGraph(page)} />;
