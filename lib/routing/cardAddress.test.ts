import { parseAddress } from '@/lib/routing/address';
import { type CardSubject, cardHref, readCardAddress, toCardRoute } from '@/lib/routing/cardAddress';

const version = '0123456789ab';

const ADDRESSES: [CardSubject, address: string][] = [
  [{ kind: 'home' }, '/og/sr/0123456789ab.jpg'],
  [{ kind: 'cityPass' }, '/og/sr/city-pass/0123456789ab.jpg'],
  [{ kind: 'visitorsInfo' }, '/og/sr/visitors-info/0123456789ab.jpg'],
  [{ kind: 'residentCard' }, '/og/sr/resident-card/0123456789ab.jpg'],
  [{ kind: 'guide' }, '/og/sr/guide/0123456789ab.jpg'],
  [{ kind: 'events' }, '/og/sr/events/0123456789ab.jpg'],
  [{ kind: 'map' }, '/og/sr/map/0123456789ab.jpg'],
  [{ kind: 'allNews' }, '/og/sr/all-news/0123456789ab.jpg'],
  [{ kind: 'article', id: 'perast' }, '/og/sr/article/perast/0123456789ab.jpg'],
  [{ kind: 'subcategory', id: 'A_b-1' }, '/og/sr/subcategory/A_b-1/0123456789ab.jpg'],
  [{ kind: 'newsCategory', id: 'x' }, '/og/sr/news-category/x/0123456789ab.jpg'],
];

test.each(ADDRESSES)('the card of %j is at %s, and is read from there', (subject, address) => {
  expect(cardHref({ language: 'sr', subject, version })).toBe(address);
  expect(readCardAddress(address)).toEqual({ language: 'sr', subject, version });
  expect(parseAddress(address, new URLSearchParams())).toBeNull();
});

test.each([
  '/og',
  '/og/',
  '/og/en',
  '/og/0123456789ab.jpg',
  '/og/de/0123456789ab.jpg',
  '/og/en/resident-card/0123456789ab.jpg',
  '/og/en/article/0123456789ab.jpg',
  '/og/en/guide/x/0123456789ab.jpg',
  '/og/en/nothing/0123456789ab.jpg',
  '/og/en/not-found/0123456789ab.jpg',
  '/og/en/tax-sum/x/0123456789ab.jpg',
  '/og/en/events/0123456789AB.jpg',
  '/og/en/events/0123456789abc.jpg',
  '/og/en/events/0123456789ab.png',
  '/og/en/events/0123456789ab.jpg/',
  '/og/en//events/0123456789ab.jpg',
  '/og/en/article/a%62/0123456789ab.jpg',
  '/og/en/article/a.b/0123456789ab.jpg',
  `/og/en/article/${'a'.repeat(65)}/0123456789ab.jpg`,
  '/og/en/article/../0123456789ab.jpg',
  '/OG/en/events/0123456789ab.jpg',
])('%s is the address of no card', (address) => {
  expect(readCardAddress(address)).toBeNull();
});

test('the page of a card is asked for by its id, whatever its address', () => {
  expect(toCardRoute({ kind: 'article', id: 'a' })).toEqual({ kind: 'article', section: 'guide', slug: '', id: 'a' });
  expect(toCardRoute({ kind: 'category', id: 'c' })).toEqual({ kind: 'category', slug: '', id: 'c', page: 1 });
  expect(toCardRoute({ kind: 'events' })).toEqual({ kind: 'events', page: 1 });
  expect(toCardRoute({ kind: 'news' })).toEqual({ kind: 'news' });
  expect(toCardRoute({ kind: 'tax' })).toEqual({ kind: 'shared', page: 'tax' });
});
