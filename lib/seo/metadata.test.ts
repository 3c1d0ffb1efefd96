import { toMetadata } from '@/lib/seo/metadata';
import { site } from '@/lib/site';

const PAGE = { language: 'en', subject: { kind: 'home' }, addresses: { en: '/a' } } as const;

const titleOf = async (title: string) => (await toMetadata({ ...PAGE, title })).title;

test.each([
  [site.shortName, 'https://www.facebook.com/kotor.example/'],
  ['The harbour kiosk', null],
])('Open Graph knows the profile of the author %s as %s', async (author, profile) => {
  const article = { author, published: null, modified: null, section: null, tags: [] };
  const { openGraph } = await toMetadata({ ...PAGE, title: 'Perast', article });
  expect(openGraph).toMatchObject({ type: 'article', authors: profile });
});

test.each(['TO Kotor', null])('reader views find the author %s', async (author) => {
  const article = { author, published: null, modified: null, section: null, tags: [] };
  expect((await toMetadata({ ...PAGE, title: 'Perast', article })).authors).toEqual(author && { name: author });
});

test('Open Graph says by the town’s clocks when an article was published, or its day alone', async () => {
  const dates = { published: '2026-11-22T00:00:00.000Z', modified: '2026-11-23T08:00:00.000Z' };
  const article = { author: null, ...dates, section: null, tags: [] };
  const { openGraph } = await toMetadata({ ...PAGE, title: 'Perast', article });
  expect(openGraph).toMatchObject({ publishedTime: '2026-11-22', modifiedTime: '2026-11-23T09:00:00+01:00' });
});

test.each([
  ['Perast', 'Perast – Kotor'],
  ['Cats of Kotor', 'Cats of Kotor'],
  ['x'.repeat(52), `${'x'.repeat(52)} – Kotor`],
  ['x'.repeat(53), 'x'.repeat(53)],
])('the title %s names the town once, and only while all of it is shown: %s', async (title, expected) => {
  expect(await titleOf(title)).toBe(expected);
});

test('the words of a share image say what its picture shows too', async () => {
  const { twitter } = await toMetadata({ ...PAGE, title: 'Kotor' });
  expect(twitter?.images).toMatchObject({ alt: expect.stringMatching(/^\S.+ – \S.+\. \S.+$/) });
});

test.each([
  [1, '/a', '/b?id=n1'],
  [2, '/a?page=2', '/b?id=n1&page=2'],
])('page %i of a list has an address of its own, also where the list has an id', async (page, en, sr) => {
  const list = { ...PAGE, title: 'News', addresses: { en: '/a', sr: '/b?id=n1' }, page };
  expect((await toMetadata(list)).alternates).toMatchObject({ canonical: en, languages: { en, 'sr-Latn': sr } });
});
