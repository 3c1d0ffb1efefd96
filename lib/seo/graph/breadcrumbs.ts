import type { BreadcrumbListLeaf } from 'schema-dts';
import type { Crumb } from '@/lib/articles/article';
import type { Language } from '@/lib/i18n/language';
import { sharedHref } from '@/lib/routing/href';
import { pageUrl } from '@/lib/seo/graph/addresses';
import { site } from '@/lib/site';

/** The way down to a page, from the home page, which the logo of every page leads to; the page itself comes last. */
export const breadcrumbs = (
  id: string,
  language: Language,
  crumbs: readonly Crumb[],
  title: string,
): BreadcrumbListLeaf => ({
  '@type': 'BreadcrumbList',
  '@id': id,
  itemListElement: [
    { name: site.town, item: pageUrl(sharedHref(language, 'home')) },
    ...crumbs.map(({ name, href }) => ({ name: name.text, item: pageUrl(href) })),
    { name: title },
  ].map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
});
