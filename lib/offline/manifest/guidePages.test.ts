import { picturesIn } from '@/lib/offline/manifest/guidePages';

test('pictures are found in their order, in tags of any case', () => {
  const html = '<img alt="x" src="/media/a.jpg"><IMG SRC="/media/b.jpg"/><img data-src="/media/c.jpg"><imgs src="/d">';
  expect(picturesIn(html)).toEqual(['/media/a.jpg', '/media/b.jpg']);
});

test('tags that never end are passed over at once', () => {
  const started = performance.now();
  expect(picturesIn('<img '.repeat(20_000))).toEqual([]);
  expect(performance.now() - started).toBeLessThan(1_000);
});
