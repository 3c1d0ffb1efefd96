import { changedTexts } from '@/lib/cms/files/changedTexts';
import { type Library, readContent } from '@/lib/cms/files/library';

const { library } = readContent('content');

/** The library with another version of one article of the guide. */
const withPerast = (change: (article: Library['guide'][number]) => Library['guide'][number]): Library => ({
  ...library,
  guide: library.guide.map((article) => (article.id === 'perast' ? change(article) : article)),
});

const withText = (markdown: string, front: object = {}) =>
  withPerast((article) => {
    const sr = { front: { ...article.texts.sr.front, ...front }, markdown };
    return { ...article, texts: { ...article.texts, sr } };
  });

test.each<[string, Library]>([
  ['a body', withText('Novi tekst.')],
  ['a title', withText('Novi tekst.', { title: 'Novi naslov' })],
  [
    'the day of the change',
    withPerast((article) => ({ ...article, facts: { ...article.facts, updated: '2099-01-01' } })),
  ],
])('%s concerns the pages that show the article', (_what, changed) => {
  expect(changedTexts(library, changed)).toEqual(['perast']);
});

test('a reading without a change concerns no page', () => {
  expect(changedTexts(library, readContent('content').library)).toEqual([]);
});

test.each<[string, Library]>([
  ['a tag', withPerast((article) => ({ ...article, facts: { ...article.facts, tags: ['new'] } }))],
  ['a picture', withPerast((article) => ({ ...article, facts: { ...article.facts, picture: 'new.jpg' } }))],
  ['an article that is gone', { ...library, news: library.news.slice(1) }],
  ['the facts of a place', { ...library, places: library.places.slice(1) }],
  ['a list of pictures', { ...library, pictures: new Map() }],
])('%s may be on any page', (_what, changed) => {
  expect(changedTexts(library, changed)).toBeNull();
});
