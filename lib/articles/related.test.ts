import type { BodySection } from '@/lib/articles/body/columns';
import { pickRelated, pictureUrlsOf, sortByRelevance } from '@/lib/articles/related';
import { toPicture } from '@/lib/pictures/picture';

const articles = (ids: string) => ids.split('').map((id) => ({ id, picture: null }));

const CASES: [rule: string, list: string, current: string, expected: string][] = [
  ['at most five are shown', 'abcdefg', 'z', 'abcde'],
  ['the current article is left out', 'abc', 'b', 'ac'],
  ['leaving it out makes room for the sixth', 'abcdef', 'a', 'bcdef'],
  ['each is shown once, the current one never, however often they come', 'bababa', 'b', 'a'],
  ['the current one alone gives nothing', 'a', 'a', ''],
  ['nothing gives nothing', '', 'a', ''],
];

test.each(CASES)('%s', (_rule, list, current, expected) => {
  expect(pickRelated(articles(list), current, [])).toEqual(articles(expected));
});

/** Articles by id and picture, such as `a1 b2 c-`. */
const pictured = (list: string) =>
  list.split(' ').map(([id = '', src]) => ({ id, picture: src && src !== '-' ? { src } : null }));

test.each([
  ['one whose picture the article shows comes after the others', 'a1 b2 c3', '1', 'b2 c3 a1'],
  ['it makes room for the sixth', 'a1 b2 c3 d4 e5 f6', '1', 'b2 c3 d4 e5 f6'],
  ['of two with one picture the second comes after the others', 'a1 b1 c3', '', 'a1 c3 b1'],
  ['articles without a picture keep their place', 'a- b- c1', '1', 'a- b- c1'],
])('%s', (_rule, list, shown, expected) => {
  expect(pickRelated(pictured(list), 'z', shown.split(''))).toEqual(pictured(expected));
});

const ARTICLES = {
  islet: { type: 'blog', category: { _id: 'sights' }, subcategory: { _id: 'islands' }, tags: ['sea', 'perast'] },
  otherIslet: { type: 'blog', category: { _id: 'sights' }, subcategory: { _id: 'islands' }, tags: ['perast'] },
  church: { type: 'blog', category: { _id: 'sights' }, subcategory: { _id: 'churches' }, tags: ['sea', 'perast'] },
  feast: { type: 'event', category: { _id: 'sights' }, subcategory: null, tags: ['TOP_ATTRACTIONS', 'sea'] },
  regatta: { type: 'event', category: { _id: 'sea' }, subcategory: null, tags: ['sea', 'perast'] },
  procession: { type: 'event', category: { _id: 'sea' }, subcategory: null, tags: ['customs'] },
  walk: { type: 'blog', category: null, subcategory: null, tags: ['perast'] },
  ridge: { type: 'blog', category: null, subcategory: null, tags: ['sea', 'views'] },
  boats: { type: 'news', category: { _id: 'advice' }, subcategory: null, tags: ['sea', 'perast'] },
  swimming: { type: 'news', category: { _id: 'safety' }, subcategory: null, tags: ['sea'] },
  drones: { type: 'news', category: { _id: 'advice' }, subcategory: null, tags: ['TOP_ATTRACTIONS'] },
} as const;
type Name = keyof typeof ARTICLES;

test.each<[rule: string, article: Name, others: Name[], expected: Name[]]>([
  ['the same subcategory comes first', 'islet', ['feast', 'church', 'otherIslet'], ['otherIslet', 'church', 'feast']],
  [
    'the same category of events comes first',
    'regatta',
    ['boats', 'feast', 'procession'],
    ['procession', 'boats', 'feast'],
  ],
  [
    'more subjects in common come first, as many in their order',
    'ridge',
    ['walk', 'feast', 'boats'],
    ['feast', 'boats', 'walk'],
  ],
  ['what places an article on the site is no subject', 'drones', ['swimming', 'feast'], ['swimming', 'feast']],
  ['no category is not the same category', 'walk', ['ridge', 'church'], ['church', 'ridge']],
  ['a category of news says too little', 'boats', ['drones', 'swimming', 'islet'], ['islet', 'swimming', 'drones']],
])('%s', (_rule, article, others, expected) => {
  const sorted = sortByRelevance(
    others.map((name) => ARTICLES[name]),
    ARTICLES[article],
  );
  expect(sorted).toEqual(expected.map((name) => ARTICLES[name]));
});

test('an article shows its own picture, those in its text and those of its galleries', () => {
  const picture = (url: string) => toPicture({ url }, null, null);
  const text = { kind: 'text', html: '<p>Word</p>', length: 4, chunks: 1 } as const;
  const sections: BodySection[] = [
    { kind: 'columns', first: [text, { kind: 'image', picture: picture('/media/b.jpg') }], second: [text] },
    { kind: 'wide', block: { kind: 'gallery', pictures: [picture('/media/c.jpg'), picture('/media/d.jpg')] } },
  ];
  const expected = ['a', 'b', 'c', 'd'].map((name) => picture(`/media/${name}.jpg`).src);
  expect(pictureUrlsOf({ picture: picture('/media/a.jpg'), body: { sections } })).toEqual(expected);
  expect(pictureUrlsOf({ picture: null, body: { sections: [] } })).toEqual([]);
});
