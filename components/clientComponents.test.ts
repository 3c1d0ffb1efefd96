import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Client components imported on demand: they cost no page anything before they are used. */
const LATE = [
  'article/RelatedMotion',
  'home/CarouselMotion',
  'home/tour/TourViewer',
  'lists/MoreCards',
  'map/StreetMap',
  'offline/OfflinePackPanel',
  'plan/OfflinePlan',
  'ui/page/StalePageNote',
  'search/SearchDialog',
  'trip/TripEditor',
];

const sources = readdirSync('components', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|testUtils|cases)\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join('components', file), 'utf8') }));

test('every client component ends in .client.tsx, and nothing else does', () => {
  const named = sources.map(({ file }) => file).filter((file) => file.endsWith('.client.tsx'));
  const marked = sources.filter(({ text }) => /^['"]use client['"]/m.test(text)).map(({ file }) => file);
  expect(named.length).toBeGreaterThan(LATE.length);
  expect(marked).toEqual(named);
});

test.each(LATE)('%s is imported dynamically only', (name) => {
  const statically = new RegExp(`^import (?!type )[^;]*from '@/components/${name}\\.client'`, 'm');
  const lazily = `import('@/components/${name}.client')`;
  expect(sources.filter(({ text }) => statically.test(text)).map(({ file }) => file)).toEqual([]);
  expect(sources.some(({ text }) => text.includes(lazily))).toBe(true);
});
