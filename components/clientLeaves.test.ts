import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { PAGE_LEAVES } from '@/components/pageLeaves.cases';
import { TOOL_LEAVES } from '@/components/toolLeaves.cases';

const LEAVES = { ...PAGE_LEAVES, ...TOOL_LEAVES };

/** Client components imported on demand: the server never renders them. */
const LATE = [
  'article/RelatedMotion',
  'home/CarouselMotion',
  'home/TourViewer',
  'lists/MoreCards',
  'map/StreetMap',
  'offline/TakeAlongPanel',
  'plan/OfflinePlan',
  'ui/page/StalePageNote',
  'search/SearchDialog',
  'trip/TripPlan',
];

const ENDING = '.client.tsx';

const sources = readdirSync('components', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|cases)\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join('components', file), 'utf8') }));

test('every client component has an example and ends in .client.tsx', () => {
  const named = sources.map(({ file }) => file).filter((file) => file.endsWith(ENDING));
  expect(named.map((file) => file.slice(0, -ENDING.length)).sort()).toEqual([...Object.keys(LEAVES), ...LATE].sort());
  const marked = sources.filter(({ text }) => /^['"]use client['"]/m.test(text)).map(({ file }) => file);
  expect(marked.sort()).toEqual(named.sort());
});

test.each(Object.entries(LEAVES))('%s is complete in the server’s HTML', (_name, [example, expected]) => {
  const html = renderToString(example);
  for (const part of expected) {
    if (typeof part === 'string') expect(html).toContain(part);
    else expect(html).toMatch(part);
  }
});

test.each(LATE)('%s is imported dynamically only', (name) => {
  const statically = new RegExp(`^import (?!type )[^;]*from '@/components/${name}\\.client'`, 'm');
  const lazily = `import('@/components/${name}.client')`;
  expect(sources.filter(({ text }) => statically.test(text)).map(({ file }) => file)).toEqual([]);
  expect(sources.some(({ text }) => text.includes(lazily))).toBe(true);
});

test('without JavaScript no consent banner is shown and no dialog is open', () => {
  const [banner] = LEAVES['ui/chrome/CookieBanner'] ?? [];
  expect(renderToString(banner)).not.toContain('Accept');
  for (const [example] of Object.values(LEAVES)) expect(renderToString(example)).not.toMatch(/<dialog[^>]* open/);
});
