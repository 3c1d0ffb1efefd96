import { toItems } from '@/lib/offline/manifest/toItem';

const page = (href: string, pictures: string[] = [], text = '') => ({ href, text, pictures, version: 'v' });

test('a picture counts once, with the first page that shows it; text counts by its length', () => {
  const [plain, pictured, again, long] = toItems(
    [page('/a'), page('/b', ['/media/x.jpg']), page('/c', ['/media/x.jpg']), page('/d', [], 'x'.repeat(1_000))],
    'b1',
  );
  const base = plain?.bytes ?? 0;
  expect(pictured?.bytes).toBeGreaterThan(base);
  expect(again?.bytes).toBe(base);
  expect(long?.bytes).toBe(base + 800);
  expect(plain?.version).toBe('b1 v');
});

test('shipped pictures count as they are on disk', () => {
  const [one, other] = toItems(
    [page('/a', ['/pictures/article-bay-from-the-air-960.webp']), page('/b', ['/pictures/pass-whole-bay-960.webp'])],
    'b1',
  );
  expect(one?.bytes).not.toBe(other?.bytes);
});
