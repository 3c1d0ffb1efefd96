import { changedBodies } from '@/lib/cms/files/changedBodies';
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

test('a body concerns the pages of its article alone', () => {
  expect(changedBodies(library, withText('Novi tekst.'))).toEqual(['perast']);
  expect(changedBodies(library, readContent('content').library)).toEqual([]);
});

test.each<[string, Library]>([
  ['a title', withText('Novi tekst.', { title: 'Novi naslov' })],
  ['a tag', withPerast((article) => ({ ...article, facts: { ...article.facts, tags: ['new'] } }))],
  ['an article that is gone', { ...library, news: library.news.slice(1) }],
  ['the facts of a place', { ...library, places: library.places.slice(1) }],
  ['a list of pictures', { ...library, pictures: new Map() }],
])('%s may be on any page', (_what, changed) => {
  expect(changedBodies(library, changed)).toBeNull();
});
