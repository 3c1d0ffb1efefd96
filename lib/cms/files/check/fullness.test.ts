import { checkCategorySizes, checkSections } from '@/lib/cms/files/check/fullness';
import { createSample } from '@/lib/cms/files/check/sample.cases';

const sample = createSample();

const write = (kind: string, count: number, facts: object = {}) => {
  for (let index = 0; index < count; index += 1) sample.folder(`${kind}/${kind}-${index}`, { facts: { ...facts } });
};

test('bands that would not be full are told', () => {
  write('news', 14);
  write('events', 10);
  write('guide', 2, { tags: ['EXPERIENCES_AND_ADVENTURES', 'TOP_ATTRACTIONS'] });
  expect(sample.faults(checkSections)).toEqual([
    'content/news: has 14 articles, at least 15 are expected; write more',
    'content/events: has 10 articles, at least 11 are expected; write more',
    'content/guide: has 2 tagged EXPERIENCES_AND_ADVENTURES, at least 5 are expected; write more',
    'content/guide: has 2 tagged TOP_ATTRACTIONS, at least 3 are expected; write more',
  ]);
});

test('bands that are just full are in order', () => {
  write('news', 15);
  write('events', 11);
  write('guide', 5, { tags: ['EXPERIENCES_AND_ADVENTURES', 'TOP_ATTRACTIONS'] });
  expect(sample.faults(checkSections)).toEqual([]);
});

test.each([
  ['guide', 'categories/walls', { category: 'walls' }, 3],
  ['news', 'news-categories/works', { category: 'works' }, 3],
  ['guide', 'categories/outdoors/trails', { category: 'outdoors', subcategory: 'trails' }, 2],
])('a shelf of %s, %s, holds enough', (kind, path, facts, fewest) => {
  sample.folder('categories/outdoors');
  write('guide', 3, { category: 'outdoors' });
  sample.folder(path);
  write(kind, fewest - 1, facts);
  if (fewest === 2) sample.folder('guide/lakes', { facts: { category: 'outdoors' } });
  expect(sample.faults(checkCategorySizes).join()).toContain(
    `content/${path}: has ${fewest - 1} articles, at least ${fewest} are expected; write more`,
  );
  write(kind, fewest, facts);
  expect(sample.faults(checkCategorySizes).join()).not.toContain(`content/${path}:`);
});

test('a category of events has no page that could look empty', () => {
  sample.folder('event-categories/music');
  expect(sample.faults(checkCategorySizes)).toEqual([]);
});
