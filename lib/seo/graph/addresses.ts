import { parseAddress } from '@/lib/routing/address';
import { env } from '@/lib/server/env';

export const absolute = (path: string): string => new URL(path, env().siteUrl).href;

/** The one address of the page a link leads to: links name the id of a category, the address of its page of the guide does not. */
export function pageUrl(href: string): string {
  const url = new URL(href, env().siteUrl);
  const kind = parseAddress(url.pathname, url.searchParams)?.route.kind;
  if (kind === 'category' || kind === 'subcategory') url.searchParams.delete('id');
  return url.href;
}

/** What every page names by reference; each stands in the graph of every page, so that no reference leads nowhere. */
export const organizationId = (): string => absolute('/#organization');
export const websiteId = (): string => absolute('/#website');

/** Names a thing of one page. */
export const partId = (href: string, part: string): string => `${pageUrl(href)}#${part}`;
