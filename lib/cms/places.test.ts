import { provider } from '@/lib/cms/currentProvider';
import { articleIdsOf, findGuideArticle, getLinkedArticles, getPlace } from '@/lib/cms/places';
import { UNAVAILABLE } from '@/lib/cms/result';
import { env } from '@/lib/server/env';

test('a place is found by the id of its article, and nothing by any other', () => {
  expect(getPlace('sea-gate')?.coordinates).toMatchObject({ latitude: 42.425, longitude: 18.77 });
  expect(getPlace('klapa-singing')).toBeNull();
  expect(getPlace('665f1c2e9b1d8a0012ab34cd')).toBeNull();
});

test('the article of a place is in the guide, or without a type found by its id alone', async () => {
  const article = jest.spyOn(provider(), 'article');
  expect((await findGuideArticle(['nobody', 'sea-gate']))?._id).toBe('sea-gate');
  expect(article).not.toHaveBeenCalled();
  expect((await findGuideArticle(['nobody', 'quiet-months']))?._id).toBe('quiet-months');
  expect(article).toHaveBeenCalledTimes(2);
  article.mockResolvedValue(UNAVAILABLE);
  expect(await findGuideArticle(['quiet-months'])).toBeNull();
});

test('the article of a place has the id of its folder or one of its own, in a content system only the latter', () => {
  expect(articleIdsOf('sea-gate', ['42'])).toEqual(['sea-gate', '42']);
  jest.replaceProperty(env(), 'apiHost', 'https://api.example.org');
  expect(articleIdsOf('sea-gate', ['42'])).toEqual(['42']);
});

test('links lead to the articles in their order, those of places by their short names; one to no article is left out', async () => {
  const ids = ['perast', 'nowhere', 'boka-navy-and-its-kolo', 'cats-museum'];
  const links = await getLinkedArticles(ids, 'en');
  expect(links.map(({ href, ...link }) => ({ ...link, article: href.split('?id=')[1] }))).toEqual([
    { id: 'perast', name: 'Perast', article: 'perast' },
    { id: 'boka-navy-and-its-kolo', name: 'The Boka Navy and its kolo', article: 'boka-navy-and-its-kolo' },
    { id: 'cats-museum', name: 'Cats Museum', article: 'cats-museum' },
  ]);
});
