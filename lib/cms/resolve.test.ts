/** @jest-environment node */

import { resolve } from '@/lib/cms/resolve';
import { resolveUncached } from '@/lib/cms/resolveUncached';
import type { Resolution } from '@/lib/routing/answer';
import type { Page } from '@/lib/routing/internal';
import type { Route } from '@/lib/routing/table';
import { isRendered } from '@/lib/server/page-cache/isRendered';

jest.mock('@/lib/cms/resolveUncached', () => ({ resolveUncached: jest.fn() }));
jest.mock('@/lib/server/page-cache/isRendered', () => ({ isRendered: jest.fn() }));
jest.mock('@/lib/server/page-cache/pageFolder', () => ({ pageFolder: () => null }));

const asked = jest.mocked(resolveUncached);
const rendered = jest.mocked(isRendered);

const MISSING: Resolution = { state: 'missing' };
const UNAVAILABLE: Resolution = { state: 'unavailable' };

let count = 0;
/** An article nobody asked for before. */
const newArticle = () => {
  const id = `a${++count}`;
  const route: Route = { kind: 'article', section: 'guide', slug: 'x', id };
  return { route, found: { state: 'found', page: { kind: 'article', id } } as Resolution };
};

/** Time, moved on by hand. */
let now = 1_000_000;
const MINUTES = 60_000;

/** Lets what runs behind an answer come to its end. */
const settle = () => new Promise((done) => setImmediate(done));

beforeEach(() => {
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  asked.mockReset().mockResolvedValue(MISSING);
  rendered.mockReset().mockResolvedValue(false);
});

const FIXED: Route[] = [
  { kind: 'shared', page: 'tax' },
  { kind: 'shared', page: 'cityPass' },
  { kind: 'shared', page: 'imprint' },
  { kind: 'residentCard' },
  { kind: 'search' },
  { kind: 'trip' },
];

test.each(FIXED)('%j needs no provider', async (route) => {
  asked.mockResolvedValue(UNAVAILABLE);
  expect(await resolve('sr', route)).toMatchObject({ state: 'found' });
  expect(asked).not.toHaveBeenCalled();
});

test('what was found is remembered', async () => {
  const { route, found } = newArticle();
  asked.mockResolvedValue(found);
  expect(await resolve('en', route)).toEqual(found);
  now += 4 * MINUTES;
  expect(await resolve('en', route)).toEqual(found);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('after five minutes it is asked for again, and who asks does not wait for it', async () => {
  const { route, found } = newArticle();
  asked.mockResolvedValueOnce(found);
  await resolve('en', route);
  now += 5 * MINUTES + 1;
  asked.mockReturnValueOnce(new Promise(() => {}));
  expect(await resolve('en', route)).toEqual(found);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('what was found and is gone by then is missing from the next time on', async () => {
  const { route, found } = newArticle();
  asked.mockResolvedValueOnce(found);
  await resolve('en', route);
  now += 6 * MINUTES;
  asked.mockResolvedValue(MISSING);
  expect(await resolve('en', route)).toEqual(found);
  await settle();
  expect(await resolve('en', route)).toEqual(MISSING);
});

test('what was found stays found through an outage of any length', async () => {
  const { route, found } = newArticle();
  asked.mockResolvedValueOnce(found);
  await resolve('en', route);
  asked.mockResolvedValue(UNAVAILABLE);
  for (let hour = 0; hour < 48; hour += 1) {
    now += 60 * MINUTES;
    expect(await resolve('en', route)).toEqual(found);
    await settle();
  }
});

test('what is missing is remembered for half a minute, then asked for again', async () => {
  const { route, found } = newArticle();
  expect(await resolve('en', route)).toEqual(MISSING);
  now += 29_000;
  expect(await resolve('en', route)).toEqual(MISSING);
  expect(asked).toHaveBeenCalledTimes(1);
  now += 2_000;
  asked.mockResolvedValue(found);
  expect(await resolve('en', route)).toEqual(found);
});

test('an outage is never remembered', async () => {
  const { route, found } = newArticle();
  asked.mockResolvedValueOnce(UNAVAILABLE);
  expect(await resolve('en', route)).toEqual(UNAVAILABLE);
  asked.mockResolvedValueOnce(found);
  expect(await resolve('en', route)).toEqual(found);
});

test('what was missing is not found because of an outage, and is no 404 for ever', async () => {
  const { route } = newArticle();
  await resolve('en', route);
  now += 31_000;
  asked.mockResolvedValue(UNAVAILABLE);
  expect(await resolve('en', route)).toEqual(UNAVAILABLE);
});

test('calls in flight are shared', async () => {
  const { route, found } = newArticle();
  asked.mockImplementation(async () => {
    await settle();
    return found;
  });
  const answers = await Promise.all(Array.from({ length: 20 }, () => resolve('en', route)));
  expect(answers).toEqual(Array(20).fill(found));
  expect(asked).toHaveBeenCalledTimes(1);
});

test('an outage in flight is shared, and the next one asks again', async () => {
  const { route } = newArticle();
  asked.mockImplementation(async () => {
    await settle();
    return UNAVAILABLE;
  });
  await Promise.all([resolve('en', route), resolve('en', route)]);
  await resolve('en', route);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('the same page under another spelling of its address is not asked for again', async () => {
  const { route, found } = newArticle();
  asked.mockResolvedValue(found);
  await resolve('en', route);
  await resolve('en', { ...route, slug: 'another', section: 'news' } as Route);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('pages, languages and slugs are not mixed up', async () => {
  const category: Route = { kind: 'category', slug: 'x', id: 'c1', page: 1 };
  const bySlug: Route = { kind: 'category', slug: 'x', id: null, page: 1 };
  const routes: [language: 'en' | 'sr', route: Route][] = [
    ['en', category],
    ['sr', category],
    ['en', { ...category, page: 2 }],
    ['en', { ...category, id: 'c2' }],
    ['en', bySlug],
    ['sr', bySlug],
    ['en', { ...bySlug, slug: 'y' }],
    ['en', { kind: 'subcategory', slug: 'x', id: null, page: 1 }],
    ['en', { kind: 'events', page: 1 }],
    ['en', { kind: 'allNews', page: 1 }],
    ['en', { kind: 'shared', page: 'home' }],
  ];
  for (const [language, route] of routes) await resolve(language, route);
  expect(asked.mock.calls).toEqual(routes);
});

describe('a page rendered before a restart', () => {
  const neverAnswers = new Promise<Resolution>(() => {});

  test('is found at once, whatever the provider does', async () => {
    const { route, found } = newArticle();
    rendered.mockImplementation(
      async (path) => path === `/en/article/${found.state === 'found' && 'id' in found.page && found.page.id}`,
    );
    asked.mockReturnValue(neverAnswers);
    expect(await resolve('en', route)).toEqual(found);
  });

  test('is missing once the provider has said so', async () => {
    const { route, found } = newArticle();
    rendered.mockResolvedValue(true);
    expect(await resolve('en', route)).toEqual(found);
    await settle();
    expect(await resolve('en', route)).toEqual(MISSING);
  });

  test('is not guessed from a slug', async () => {
    rendered.mockResolvedValue(true);
    asked.mockResolvedValue(UNAVAILABLE);
    const route: Route = { kind: 'category', slug: 'never-seen', id: null, page: 1 };
    expect(await resolve('en', route)).toEqual(UNAVAILABLE);
  });

  test('is found by its slug too, where an address with it was found before the restart', async () => {
    const { kotorAddresses } = globalThis as unknown as { kotorAddresses: { set(key: string, page: Page): void } };
    const route: Route = { kind: 'article', section: 'news', slug: 'seen-before', id: null };
    kotorAddresses.set(`en ${JSON.stringify(route)}`, { kind: 'article', id: 'a-kept' });
    asked.mockResolvedValue(UNAVAILABLE);
    expect(await resolve('en', route)).toEqual(UNAVAILABLE);
    rendered.mockImplementation(async (path) => path === '/en/article/a-kept');
    expect(await resolve('en', route)).toEqual({ state: 'found', page: { kind: 'article', id: 'a-kept' } });
    expect(await resolve('sr', route)).toEqual(UNAVAILABLE);
    asked.mockResolvedValue(MISSING);
    await resolve('en', route);
    await settle();
    expect(await resolve('en', route)).toEqual(MISSING);
  });

  test('the home page is one', async () => {
    rendered.mockResolvedValue(true);
    asked.mockReturnValue(neverAnswers);
    expect(await resolve('sr', { kind: 'shared', page: 'home' })).toEqual({ state: 'found', page: { kind: 'home' } });
  });
});

test('a page never seen is unavailable during an outage', async () => {
  const { route } = newArticle();
  asked.mockResolvedValue(UNAVAILABLE);
  expect(await resolve('en', route)).toEqual(UNAVAILABLE);
});

test('a crowd of unknown addresses does not fill the memory', async () => {
  const { kotorKnown, kotorAsking } = globalThis as typeof globalThis & {
    kotorKnown?: { size: number };
    kotorAsking?: { size: number };
  };
  for (let index = 0; index < 6_000; index += 1) await resolve('en', newArticle().route);
  expect(kotorKnown?.size).toBeLessThanOrEqual(5_000);
  expect(kotorAsking?.size).toBe(
    // Those that never answer, from the tests above.
    3,
  );
});
