import { resolve } from '@/lib/cms/resolve';
import { resolveUncached } from '@/lib/cms/resolveUncached';
import { internalPath, type Page } from '@/lib/routing/page';
import type { Resolution, Route } from '@/lib/routing/route';
import { markRefreshed } from '@/lib/server/freshness';
import { isRendered } from '@/lib/server/page-cache/pageStore';

jest.mock('@/lib/cms/resolveUncached', () => ({ resolveUncached: jest.fn() }));
jest.mock('@/lib/server/page-cache/pageStore', () => ({ isRendered: jest.fn(), removeRendered: () => {} }));
jest.mock('@/lib/server/page-cache/pageFolder', () => ({ pageFolder: () => 'pages' }));
jest.mock('@/lib/cms/knownUrls', () => ({ openKnownUrls: () => new Map() }));

const resolveMock = jest.mocked(resolveUncached);
const rendered = jest.mocked(isRendered);

const MISSING: Resolution = { state: 'missing' };

function article(id: string) {
  const route: Route = { kind: 'article', section: 'guide', slug: 'x', id };
  const page: Page = { kind: 'article', id };
  return { route, page, found: { state: 'found', page } as Resolution };
}

/** Waits for background work. */
const settle = () => new Promise((done) => setImmediate(done));

let now = 1_000_000;

function refresh(): void {
  now += 1;
  markRefreshed();
  now += 1;
}

beforeEach(() => {
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  resolveMock.mockReset().mockResolvedValue(MISSING);
  rendered.mockReset().mockResolvedValue(false);
});

test('after a refresh a missing page is looked for anew, and a found one in the background', async () => {
  const published = article('published');
  const deleted = article('deleted');
  resolveMock.mockResolvedValueOnce(MISSING).mockResolvedValueOnce(deleted.found);
  await resolve('en', published.route);
  await resolve('en', deleted.route);
  rendered.mockImplementation(async (path) => path === internalPath('en', deleted.page));
  refresh();
  resolveMock.mockResolvedValueOnce(published.found).mockResolvedValueOnce(MISSING);
  expect([await resolve('en', published.route), await resolve('en', deleted.route)]).toEqual([
    published.found,
    deleted.found,
  ]);
  await settle();
  expect(await resolve('en', deleted.route)).toEqual(MISSING);
  expect(resolveMock).toHaveBeenCalledTimes(4);
});

test('what was asked before a refresh and answered after it is asked again', async () => {
  const { route, found } = article('published-meanwhile');
  let answer = (_resolution: Resolution): void => {};
  resolveMock.mockReturnValueOnce(new Promise((done) => (answer = done))).mockResolvedValueOnce(found);
  const before = resolve('en', route);
  await settle();
  refresh();
  answer(MISSING);
  expect([await before, await resolve('en', route)]).toEqual([MISSING, found]);
});
