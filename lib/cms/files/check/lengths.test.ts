import { checkDescriptions, checkSearchFields, checkTextLengths } from '@/lib/cms/files/check/lengths';
import { createSample, prose } from '@/lib/cms/files/check/sample.testUtils';
import { readContent } from '@/lib/cms/files/library';
import { newEntry } from '@/lib/cms/files/newEntry';

const sample = createSample();

test.each([
  ['guide', 299, 'has 299 words, at least 300 are expected; write more'],
  ['guide', 901, 'has 901 words, at most 900 are expected; shorten it'],
  ['news', 109, 'has 109 words, at least 110 are expected; write more'],
  ['events', 99, 'has 99 words, at least 100 are expected; write more'],
])('a text of %s with %i words is reported', (kind, words, fault) => {
  sample.folder(`${kind}/gate`, { sr: { text: prose('sr', words, 1) } });
  expect(sample.faults(checkTextLengths)).toEqual([`content/${kind}/gate/text.sr.md: text: ${fault}`]);
});

test.each([
  ['guide', 300],
  ['guide', 900],
  ['news', 110],
  ['events', 100],
])('a text of %s with %i words is in order', (kind, words) => {
  sample.folder(`${kind}/gate`, { en: { text: prose('en', words, 1) }, sr: { text: prose('sr', words, 1) } });
  expect(sample.faults(checkTextLengths)).toEqual([]);
});

test('the guide that ships has 74 articles at least, all of them long enough', () => {
  const reading = readContent('content');
  expect(reading.library.guide.length).toBeGreaterThanOrEqual(74);
  expect(checkTextLengths(reading)).toEqual([]);
});

test('pictures and addresses are no words', () => {
  sample.folder('news/quay', {
    en: { text: `${prose('en', 109, 1)}\n\n![](picture:quay-at-night.jpg)\n\n[x](page:tax)` },
  });
  expect(sample.faults(checkTextLengths)).toEqual([]);
  sample.folder('news/quay', { en: { text: `${prose('en', 109, 1)}\n\n![](picture:quay-at-night.jpg)` } });
  expect(sample.faults(checkTextLengths)).toHaveLength(1);
});

test('the description that npm run new writes is reported once the entry is no draft', () => {
  const answers = ['Night walk', 'Noćna šetnja', 'old-town', 'walls'];
  const write = (change: (text: string) => string) => {
    for (const [path, text] of Object.entries(newEntry('article', answers, new Date('2026-01-01'))))
      sample.write(path, change(text));
  };
  write((text) => text);
  expect(sample.faults(checkDescriptions)).toEqual([]);
  write((text) => text.replace('draft: true\n', ''));
  expect(sample.faults(checkDescriptions)).toEqual(
    ['en', 'sr'].map(
      (language) =>
        `content/guide/night-walk/text.${language}.md: description: is the example from npm run new; write your own`,
    ),
  );
});

test('a description that a card would cut is reported, of any folder', () => {
  sample.folder('event-categories/music', { en: { front: { description: 'x'.repeat(200) } } });
  sample.folder('guide/gate', { sr: { front: { description: 'x'.repeat(201) } } });
  expect(sample.faults(checkDescriptions)).toEqual([
    'content/guide/gate/text.sr.md: description: has 201 letters, at most 200 are expected; shorten it',
  ]);
});

test.each([
  ['seoTitle', 'has 61 letters, at most 60 are expected; shorten it', 'x'.repeat(61)],
  ['seoTitle', 'is missing; write it', undefined],
  ['seoDescription', 'has 69 letters, at least 70 are expected; write more', 'x'.repeat(69)],
  ['seoDescription', 'has 161 letters, at most 160 are expected; shorten it', 'x'.repeat(161)],
  ['keywords', 'is missing; write it', undefined],
  ['keywords', 'has 201 letters, at most 200 are expected; shorten it', 'x'.repeat(201)],
])('of the field %s it is reported that it %s', (field, fault, value) => {
  sample.folder('news/quay', { en: { front: { [field]: value } } });
  sample.folder('categories/old-town', { en: { front: { [field]: value } } });
  sample.folder('event-categories/music', { en: { front: { [field]: value } } });
  expect(sample.faults(checkSearchFields)).toEqual([
    `content/news/quay/text.en.md: ${field}: ${fault}`,
    `content/categories/old-town/text.en.md: ${field}: ${fault}`,
  ]);
});

test('a category of news needs no fields for search engines, but its description has a maximum length', () => {
  const none = { seoTitle: undefined, seoDescription: undefined, keywords: undefined };
  const front = { seoDescription: 'x'.repeat(161) };
  sample.folder('news-categories/works', { en: { front: none }, sr: { front } });
  expect(sample.faults(checkSearchFields)).toEqual([
    'content/news-categories/works/text.sr.md: seoDescription: has 161 letters, at most 160 are expected; shorten it',
  ]);
});

test('fields for search engines of the longest kind are in order', () => {
  const front = { seoTitle: 'x'.repeat(60), seoDescription: 'x'.repeat(160), keywords: 'x'.repeat(200) };
  sample.folder('news/quay', { en: { front }, sr: { front: { ...front, seoDescription: 'x'.repeat(70) } } });
  expect(sample.faults(checkSearchFields)).toEqual([]);
});
