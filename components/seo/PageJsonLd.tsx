import { JsonLd } from '@/components/seo/JsonLd';
import { MESSAGES } from '@/lib/i18n/messages';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { pageAddresses, withPage } from '@/lib/routing/href';
import { PAGE_KINDS, type SitePage } from '@/lib/routing/pageKinds';
import { type DescribedPage, pageGraph } from '@/lib/seo/graph/pageGraph';

type Props = Omit<DescribedPage, 'language'>;

/** Structured data of an inner page. */
export const PageJsonLd = async (page: Props) => (
  <JsonLd graph={pageGraph({ language: await pageLanguage(), ...page })} />
);

type SiteProps = Omit<Props, 'title' | 'href'> & { kind: SitePage; number?: number };

/** Structured data of a site page, by its title and address; `number` is the page number of a list. */
export async function SitePageJsonLd({ kind, number, ...own }: SiteProps) {
  const language = await pageLanguage();
  const { title } = MESSAGES[language][PAGE_KINDS[kind].messages];
  const href = pageAddresses(kind)[language];
  return href && <PageJsonLd title={title} href={withPage(href, number)} {...own} />;
}
