import { decodeHTML } from 'entities';
import { elementsOf, pathOf } from './html';
import { type HttpResponse, sendRequest } from './http';

type Listed = { address: string; modified: string | undefined; alternates: Record<string, string> };

const inside = (xml: string, name: string): string | undefined => {
  const found = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return found === undefined ? undefined : decodeHTML(found);
};

const toListed = (url: string): Listed => ({
  address: inside(url, 'loc') ?? '',
  modified: inside(url, 'lastmod'),
  alternates: Object.fromEntries(
    elementsOf(url.replaceAll('/>', '>'), 'xhtml:link').map(({ hreflang = '', href = '' }) => [hreflang, href]),
  ),
});

export const entriesOf = (xml: string, name: 'url' | 'sitemap'): Listed[] =>
  [...xml.matchAll(new RegExp(`<${name}>([\\s\\S]*?)</${name}>`, 'g'))].map(([, each = '']) => toListed(each));

/** The sitemaps that the index names, by path. */
export async function readSitemaps(origin: string): Promise<Map<string, HttpResponse>> {
  const index = await sendRequest(origin, '/sitemap.xml');
  const paths = entriesOf(index.text, 'sitemap').map(({ address }) => pathOf(address));
  return new Map(await Promise.all(paths.map(async (path) => [path, await sendRequest(origin, path)] as const)));
}

/** Everything the site lists. */
export const readListed = async (origin: string): Promise<Listed[]> =>
  [...(await readSitemaps(origin)).values()].flatMap(({ text }) => entriesOf(text, 'url'));
