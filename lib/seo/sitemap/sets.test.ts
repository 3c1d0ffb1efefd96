import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCurrentSet, renewSet, type SitemapSet } from '@/lib/seo/sitemap/sets';
import { log } from '@/lib/server/log';

let root: string;
beforeEach(() => {
  root = join(mkdtempSync(join(tmpdir(), 'sets-')), 'sitemaps');
});
afterEach(() => rmSync(join(root, '..'), { recursive: true, force: true }));

const FILES: SitemapSet['files'] = [{ name: 'news-en-1', etag: 'W/"a"', modified: null }];

const build = async (folder: string): Promise<SitemapSet['files']> => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'news-en-1.xml.gz'), 'x');
  return FILES;
};

test('a set that was completed is found again by the next process', async () => {
  expect(await readCurrentSet(root)).toBeNull();
  const set = await renewSet(root, build);
  expect(set?.files).toEqual(FILES);
  expect(await readCurrentSet(root)).toEqual(set);
  expect(readdirSync(set?.folder ?? '')).toEqual(['news-en-1.xml.gz']);
});

test('a set that fails leaves the one before in place, and nothing of itself', async () => {
  jest.spyOn(log, 'warn').mockImplementation(() => {});
  const good = await renewSet(root, build);
  const bad = await renewSet(root, async (folder) => {
    await build(join(folder, 'half'));
    throw new Error('articles, page 7: unavailable');
  });
  expect(bad).toBeNull();
  expect(log.warn).toHaveBeenCalledWith('sitemap.failed', { reason: 'articles, page 7: unavailable' });
  expect(await readCurrentSet(root)).toEqual(good);
  expect(readdirSync(root)).toHaveLength(2);
});

test('sets of long ago are removed, that of a moment ago is still being read', async () => {
  const old = join(root, 'old');
  const recent = join(root, 'recent');
  for (const folder of [old, recent]) mkdirSync(folder, { recursive: true });
  const twoHoursAgo = Date.now() / 1000 - 7_200;
  utimesSync(old, twoHoursAgo, twoHoursAgo);
  await renewSet(root, build);
  expect(existsSync(old)).toBe(false);
  expect(existsSync(recent)).toBe(true);
});

test('what is damaged counts as no set', async () => {
  await renewSet(root, build);
  writeFileSync(join(root, 'current.json'), '{"folder":');
  expect(await readCurrentSet(root)).toBeNull();
});
