import { JsonLd } from '@/components/seo/JsonLd';
import { type DescribedPage, pageGraph } from '@/lib/seo/graph/pageGraph';

/** What an inner page is, for search engines. */
export const PageData = (page: DescribedPage) => <JsonLd graph={pageGraph(page)} />;
