import type { Picture } from '@/lib/pictures/picture';
import { parseRoute } from '@/lib/routing/parseRoute';
import { publicUrl } from '@/lib/seo/publicUrl';
import { env } from '@/lib/server/env';

/** The canonical URL of a link's target: links to a guide category contain its id, its canonical URL does not. */
export function pageUrl(href: string): string {
  const url = new URL(href, env().siteUrl);
  const kind = parseRoute(url.pathname, url.searchParams)?.kind;
  if (kind === 'category' || kind === 'subcategory') url.searchParams.delete('id');
  return publicUrl(url.href);
}

/** Nodes every page refers to; each is in the graph of every page. */
export const organizationId = (): string => publicUrl('/#organization');
export const websiteId = (): string => publicUrl('/#website');

/** The id of a node that is part of one page. */
export const fragmentId = (href: string, fragment: string): string => `${pageUrl(href)}#${fragment}`;

const widest = (srcSet: string | null): string[] => srcSet?.split(', ').at(-1)?.split(' ').slice(0, 1) ?? [];

/** A picture in the size that every program accepts, then in the largest. */
export const imagesOf = (picture: Picture | null): string[] | undefined =>
  picture ? [...new Set([picture.src, ...widest(picture.avif ?? picture.srcSet)])].map(publicUrl) : undefined;

/** Pages of others about the same subject, by its id in Wikidata. */
export function toSameAs(wikidata: string | null, website: string | undefined): string | string[] | undefined {
  const urls = [wikidata && `https://www.wikidata.org/wiki/${wikidata}`, website].filter((url) => url != null);
  return urls.length > 1 ? urls : urls[0];
}
