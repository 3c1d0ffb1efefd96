import { getGuidePages, pictureSourcesIn } from '@/lib/offline/manifest/guidePages';
import type { PageSource } from '@/lib/offline/manifest/toItem';

test('pictures are found in their order, in tags of any case', () => {
  const html = '<img alt="x" src="/media/a.jpg"><IMG SRC="/media/b.jpg"/><img data-src="/media/c.jpg"><imgs src="/d">';
  expect(pictureSourcesIn(html)).toEqual(['/media/a.jpg', '/media/b.jpg']);
});

test('tags that never end are passed over at once', () => {
  const started = performance.now();
  expect(pictureSourcesIn('<img '.repeat(20_000))).toEqual([]);
  expect(performance.now() - started).toBeLessThan(1_000);
});

test('pages that list articles have another version each day, articles do not', async () => {
  const [first, second] = await Promise.all(['2026-05-01', '2026-05-02'].map((day) => getGuidePages('en', day)));
  if (first?.state !== 'found' || second?.state !== 'found') throw new Error('unavailable');
  const isSame = ({ href, version }: PageSource) =>
    second.value.some((page) => page.href === href && page.version === version);
  const isArticle = first.value.map(({ href }) => href.includes('/article/'));
  expect(new Set(isArticle).size).toBe(2);
  expect(first.value.map(isSame)).toEqual(isArticle);
});
