import { checkLikeness } from '@/lib/cms/files/check/likeness';
import { createSample, prose } from '@/lib/cms/files/check/sample.cases';

const sample = createSample();

const own = (words: number, seed: number) => prose('en', words, seed);

test.each([
  [33, 67],
  [100, 0],
])('an article with %i shared words and %i of its own is told, in whatever list', (shared, more) => {
  sample.folder('guide/gate', { en: { text: `${own(shared, 1)} ${own(300 - shared, 2)}` } });
  sample.folder('news/quay', { en: { text: `${own(shared, 1)} ${own(more, 3)}` } });
  const faults = sample.faults(checkLikeness);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(
    /^content\/news\/quay\/en\.md: text: \d+ % of it stands in content\/guide\/gate\/en\.md too; rewrite it or merge the two$/,
  );
});

test('marks and capitals do not hide a copy', () => {
  sample.folder('guide/gate', { en: { text: own(200, 1) } });
  sample.folder('guide/tower', { en: { text: `## ${own(200, 1).toUpperCase().replaceAll('.', '!')}` } });
  expect(sample.faults(checkLikeness)).toEqual([
    'content/guide/tower/en.md: text: 100 % of it stands in content/guide/gate/en.md too; rewrite it or merge the two',
  ]);
});

test('articles may share a quotation and the same words in another order', () => {
  sample.folder('guide/gate', { en: { text: `${own(30, 1)} ${own(100, 2)}` } });
  sample.folder('guide/tower', { en: { text: `${own(30, 1)} ${own(100, 2).split(' ').reverse().join(' ')}` } });
  expect(sample.faults(checkLikeness)).toEqual([]);
});
