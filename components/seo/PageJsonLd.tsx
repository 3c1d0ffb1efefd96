import { JsonLd } from '@/components/seo/JsonLd';
import { MESSAGES } from '@/lib/i18n/messages';
import { pageAddresses } from '@/lib/routing/href';
import { PAGE_KINDS, type SitePage } from '@/lib/routing/pageKinds';
import { type DescribedPage, pageGraph } from '@/lib/seo/graph/pageGraph';
import { withPage } from '@/lib/seo/metadata';

/** Structured data of an inner page. */
export const PageJsonLd = (page: DescribedPage) => <JsonLd graph={pageGraph(page)} />;

type Props = Omit<DescribedPage, 'title' | 'href'> & { kind: SitePage; number?: number };

/** Structured data of one of the site’s own pages, by its title and address; `number` is that of the page of a list. */
export function SitePageJsonLd({ kind, number, language, ...own }: Props) {
  const { title } = MESSAGES[language][PAGE_KINDS[kind].messages];
  const href = pageAddresses(kind)[language];
  return href && <PageJsonLd language={language} title={title} href={withPage(href, number)} {...own} />;
}
