import { BUILD_HEADER } from '@/lib/offline/isCacheable';
import { type PackManifest, packHref, parseManifest } from '@/lib/offline/pack/manifest';
import { packCacheName } from '@/lib/offline/pack/packStore';
import { HTML_HEADERS, setCaches } from '@/lib/offline/worker.testUtils';

/** A pack in English of pages in one version, one byte each. */
export const pack = (build: string, version: string, ...hrefs: string[]): PackManifest =>
  parseManifest({ build, language: 'en', items: hrefs.map((href) => ({ kind: 'page', href, bytes: 1, version })) });

/** The pack of the site, and the pages that it fails to send. */
export const site: { online: PackManifest; broken: string[] } = { online: pack('b1', 'old'), broken: [] };

/** Each test begins with a device without packs, and a site whose pages say their version. */
export function setUpSite(): void {
  beforeEach(() => {
    site.broken = [];
    setCaches({});
    Object.assign(globalThis, {
      navigator: { locks: { request: (_name: string, _options: object, work: () => Promise<void>) => work() } },
      fetch: async (href: string) => {
        const { online, broken } = site;
        if (broken.includes(href)) return new Response('', { status: 503 });
        if (href === packHref('en')) return Response.json(online);
        const html = `<h1>${online.items.find((item) => item.href === href)?.version}</h1>`;
        return new Response(html, { headers: { ...HTML_HEADERS, [BUILD_HEADER]: online.build } });
      },
    });
  });
}

/** The HTML of the pages of a pack on the device, by path. */
export async function contents(manifest: PackManifest): Promise<Record<string, string>> {
  const cache = await caches.open(packCacheName(manifest));
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname).filter((path) => !path.includes('pack'));
  const pages = paths.map(async (path) => [path, (await (await cache.match(path))?.text()) ?? '']);
  return Object.fromEntries(await Promise.all(pages));
}
