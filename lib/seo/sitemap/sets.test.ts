import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCurrentSet, renewSet, type SitemapSet } from '@/lib/seo/sitemap/sets';
import { log } from '@/lib/server/log';
import { temporaryFolder } from '@/lib/server/temporaryFolder.cases';

const pathOf = temporaryFolder();

const FILES: SitemapSet['files'] = [{ name: 'news-en-1', etag: 'W/"a"', modified: null }];

const build = async (folder: string): Promise<SitemapSet['files']> => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'news-en-1.xml.gz'), 'x');
  return FILES;
};

test('a set that was completed is found again by the next process', async () => {
  expect(await readCurrentSet(pathOf('sitemaps'))).toBeNull();
  const set = await renewSet(pathOf('sitemaps'), build);
  expect(set?.files).toEqual(FILES);
  expect(await readCurrentSet(pathOf('sitemaps'))).toEqual(set);
  expect(readdirSync(set?.folder ?? '')).toEqual(['news-en-1.xml.gz']);
});

test('a set that fails leaves the one before in place, and nothing of itself', async () => {
  jest.spyOn(log, 'warn').mockImplementation(() => {});
  const good = await renewSet(pathOf('sitemaps'), build);
  const bad = await renewSet(pathOf('sitemaps'), async (folder) => {
    await build(join(folder, 'half'));
    throw new Error('articles, page 7: unavailable');
  });
  expect(bad).toBeNull();
  expect(log.warn).toHaveBeenCalledWith('sitemap.failed', { reason: 'articles, page 7: unavailable' });
  expect(await readCurrentSet(pathOf('sitemaps'))).toEqual(good);
  expect(readdirSync(pathOf('sitemaps'))).toHaveLength(2);
});

test('sets of long ago are removed, that of a moment ago is still being read', async () => {
  const old = pathOf('sitemaps', 'old');
  const recent = pathOf('sitemaps', 'recent');
  for (const folder of [old, recent]) mkdirSync(folder, { recursive: true });
  const twoHoursAgo = Date.now() / 1000 - 7_200;
  utimesSync(old, twoHoursAgo, twoHoursAgo);
  await renewSet(pathOf('sitemaps'), build);
  expect(existsSync(old)).toBe(false);
  expect(existsSync(recent)).toBe(true);
});

test('what is damaged counts as no set', async () => {
  await renewSet(pathOf('sitemaps'), build);
  writeFileSync(pathOf('sitemaps', 'current.json'), '{"folder":');
  expect(await readCurrentSet(pathOf('sitemaps'))).toBeNull();
});
