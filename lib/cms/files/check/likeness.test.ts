import { checkLikeness } from '@/lib/cms/files/check/likeness';
import { createSample, prose } from '@/lib/cms/files/check/sample.testUtils';

const sample = createSample();

const write = (path: string, text: string) => sample.folder(path, { en: { text } });

test.each([
  [100, 200, '33'],
  [100, 0, '100'],
])('an article with %i words of another and %i of its own is a fault, in whatever list', (copied, own, share) => {
  write('guide/gate', `${prose('en', copied, 1)} ${prose('en', 200, 2)}`);
  write('news/quay', `## ${prose('en', copied, 1).toUpperCase()}\n\n${prose('en', own, 3)}`);
  expect(sample.faults(checkLikeness)).toEqual([
    `content/news/quay/text.en.md: text: ${share} % of it is in content/guide/gate/text.en.md too; rewrite it or merge the two`,
  ]);
});

test('articles may share a quotation, and the same words in another order', () => {
  write('guide/gate', `${prose('en', 30, 1)} ${prose('en', 100, 2)}`);
  write('guide/tower', `${prose('en', 30, 1)} ${prose('en', 100, 2).split(' ').reverse().join(' ')}`);
  expect(sample.faults(checkLikeness)).toEqual([]);
});
