import { fetchItem } from '@/lib/offline/pack/fetchItem';
import { pack } from '@/lib/offline/pack/pack.testUtils';
import { BUILD, HTML_HEADERS, ORIGIN, setCaches } from '@/lib/offline/worker.testUtils';

const STYLE = '/_next/static/chunks/a.css';
const PICTURE = '/pictures/gate-480.avif';
const INDEX = '/search-index/v1/en.json';

let stored: Map<string, Response>;
let responses: Record<string, Response>;
let fetched: string[];
let modes: Record<string, RequestCache | undefined>;

beforeEach(() => {
  stored = new Map();
  setCaches({ pack: stored });
  const html = `<h1>Map</h1><link href="${STYLE}"><img src="${PICTURE}">`;
  responses = { '/map': new Response(html, { headers: HTML_HEADERS }) };
  fetched = [];
  modes = {};
  globalThis.fetch = async (href, { cache } = {}) => {
    modes[String(href)] = cache;
    fetched.push(String(href));
    return responses[String(href)] ?? new Response('file');
  };
});

async function fetchAll(...hrefs: string[]): Promise<string[]> {
  const { signal } = new AbortController();
  const download = { cache: await caches.open('pack'), manifest: pack('b1', '1'), signal, files: new Map() };
  for (const href of hrefs) {
    await fetchItem(download, { kind: href === INDEX ? 'file' : 'page', href, bytes: 1, version: '1' });
  }
  return [...stored.keys()].map((url) => url.replace(ORIGIN, ''));
}

const gone = (headers?: HeadersInit) => new Response('', { status: 404, headers });

test('a page is saved after its files, without a picture that is gone', async () => {
  responses[PICTURE] = gone();
  expect(await fetchAll('/map')).toEqual([STYLE, '/map']);
});

test('a page that is gone is left out', async () => {
  responses['/map'] = gone(HTML_HEADERS);
  expect(await fetchAll('/map')).toEqual([]);
});

test('a page for which a proxy answers 404 is an error', async () => {
  responses['/map'] = gone();
  await expect(fetchAll('/map')).rejects.toThrow('/map: 404');
});

test.each([
  ['fails', 503],
  ['only another instance has', 404],
])('a page is not saved without a file of the build that %s', async (_which, status) => {
  responses[STYLE] = new Response('', { status });
  await expect(fetchAll('/map')).rejects.toThrow(`${STYLE}: ${status}`);
  expect([...stored.keys()]).not.toContain(`${ORIGIN}/map`);
});

test.each([
  ['of another build', { 'X-Build': 'b2' }],
  ['in another language', { 'Content-Language': 'sr-Latn-ME' }],
])('a page %s is an error', async (_what, headers) => {
  responses['/map'] = new Response('', { headers: { ...HTML_HEADERS, ...headers } });
  await expect(fetchAll('/map')).rejects.toThrow('/map: 200');
});

test('a file of several pages is fetched once, a picture in whatever width', async () => {
  responses['/tax'] = new Response(`<link href="${STYLE}"><img src="/pictures/gate-960.avif">`, {
    headers: HTML_HEADERS,
  });
  expect(await fetchAll('/map', '/tax')).toEqual([STYLE, '/pictures/gate', '/map', '/tax']);
  expect(fetched).toEqual(['/map', STYLE, PICTURE, '/tax']);
});

test('an incomplete search index is left out', async () => {
  responses[INDEX] = new Response('{}', { headers: { 'Cache-Control': 'no-store', 'X-Build': BUILD } });
  expect(await fetchAll(INDEX)).toEqual([]);
});

test('a search index of another build is an error', async () => {
  responses[INDEX] = new Response('{}', { headers: { 'X-Build': 'b2' } });
  await expect(fetchAll(INDEX)).rejects.toThrow(`${INDEX}: 200`);
});

test('pages and the search index are revalidated, files with a hash are not', async () => {
  responses[INDEX] = new Response('{}', { headers: { 'X-Build': BUILD } });
  await fetchAll(INDEX, '/map');
  expect(modes).toEqual({ [INDEX]: 'no-cache', '/map': 'no-cache', [STYLE]: 'default', [PICTURE]: 'default' });
});
