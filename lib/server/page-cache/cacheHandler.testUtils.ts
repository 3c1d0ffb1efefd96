import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CachedPage } from '@/lib/server/page-cache/entry';
import { workingFolder } from '@/lib/server/temporaryFolder.testUtils';

jest.mock('@/lib/server/document/postProcess', () => ({
  inlinePolicy: (html: string) => `policy of ${html}`,
  postProcess: (html: string) => ({ html: `${html}!`, policy: `policy of ${html}` }),
}));

export const APP_PAGE = { kind: 'APP_PAGE' };
export const CONTROL = { cacheControl: { revalidate: 300, expire: 31_536_000 } };
export const page = (html: string): CachedPage => ({
  kind: 'APP_PAGE',
  html,
  rscData: Buffer.from([0, 255]),
  segmentData: new Map([['/_tree', Buffer.from('čć')]]),
});
export const stored = (html: string) => ({
  ...page(`${html}!`),
  headers: { 'content-security-policy': `policy of ${html}` },
});

export const shared = globalThis as {
  kotorPages?: object;
  kotorStore?: object | null;
  kotorFreshness?: object;
};
export const redis = new Map<string, Buffer>();
export const fakeRedis = {
  get: jest.fn(async (name: string) => redis.get(name) ?? null),
  has: async (name: string) => redis.has(name),
  set: async (name: string, bytes: Buffer) => void redis.set(name, bytes),
  remove: async (name: string) => void redis.delete(name),
};

/** Each test has a folder of its own, with a build. */
export function setUpFolder(): void {
  workingFolder();
  beforeEach(() => {
    mkdirSync('.next');
    writeFileSync('.next/BUILD_ID', 'build-1');
    shared.kotorStore = null;
  });
  afterEach(() => {
    jest.useRealTimers();
    redis.clear();
    delete shared.kotorFreshness;
  });
}

/** The files of pages on disk. */
export const files = (): string[] =>
  readdirSync('.next', { recursive: true, encoding: 'utf8' })
    .filter((name) => /[0-9a-f]{32}.[0-9a-f]{32}$/.test(name))
    .map((name) => join('.next', name));

export async function start(environment: Record<string, string> = {}) {
  delete shared.kotorPages;
  jest.replaceProperty(process, 'env', { ...process.env, ...environment });
  jest.resetModules();
  const { default: CacheHandler } = await import('@/lib/server/page-cache/cacheHandler');
  const { isPageCached, deleteCachedPage } = await import('@/lib/server/page-cache/pageStore');
  const cache = new CacheHandler();
  const get = async (key = '/en/news') => (await cache.get(key, APP_PAGE))?.value ?? null;
  /** The age of a page on Next's clock, in milliseconds. */
  const age = async (key = '/en/news') => {
    const { lastModified = Number.NaN } = (await cache.get(key, APP_PAGE)) ?? {};
    return Math.round(performance.timeOrigin + performance.now() - lastModified);
  };
  /** Whether Next renders the page now. */
  const isDue = async (key: string) => (await age(key)) > 300_000;
  const set = (html: string, key = '/en/news') => cache.set(key, page(html), CONTROL);
  return { cache, isPageCached, deleteCachedPage, get, age, isDue, set };
}
