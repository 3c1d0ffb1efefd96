import { contractArticle } from '@/lib/cms/schema/article';
import { contractHtml, contractLine, contractText } from '@/lib/cms/schema/text';

const NO_TEXT = { en: undefined, sr: undefined };

const TEXTS: [value: unknown, expected: { en?: string; sr?: string }][] = [
  [
    { en: 'One', sr: 'Jedan' },
    { en: 'One', sr: 'Jedan' },
  ],
  [{ en: ' One\n' }, { en: 'One' }],
  [{ en: '', sr: '   ' }, {}],
  [{ en: null, sr: 'Jedan' }, { sr: 'Jedan' }],
  [{ en: 5, sr: 'Jedan' }, { sr: 'Jedan' }],
  [{ de: 'Eins' }, {}],
  ['Kotor', { en: 'Kotor', sr: 'Kotor' }],
  ['  ', {}],
  [null, {}],
  [undefined, {}],
  [5, {}],
  [[], {}],
];

test.each(TEXTS)('the text %j is read as %j', (value, expected) => {
  expect(contractText('title').parse(value)).toEqual({ ...NO_TEXT, ...expected });
});

test('no line parts a number and its unit; a body is bound with its blocks', () => {
  const value = { en: 'Tivat is 8.3 km away' };
  const bound = { en: 'Tivat is 8.3\u00a0km away' };
  expect(contractLine('title').parse(value)).toMatchObject(bound);
  expect(contractText('summary').parse(value)).toMatchObject(bound);
  expect(contractHtml('content').parse(value)).toMatchObject(value);
});

test('a title stands in one line, a text may have several', () => {
  const value = { en: 'Fire\n\n at\u2028the\tgate' };
  expect(contractLine('title').parse(value).en).toBe('Fire at the gate');
  expect(contractText('summary').parse(value).en).toBe(value.en);
  const broken = { en: 'a\r\n# b', sr: 'a\u0085b' };
  const article = contractArticle.parse({ _id: 'a1', title: broken, seo: { title: broken }, author: broken.en });
  expect(JSON.stringify(article)).not.toMatch(/\\[nr]|\u0085/);
});
