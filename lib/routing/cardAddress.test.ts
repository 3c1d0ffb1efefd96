import { parseAddress } from '@/lib/routing/address';
import { type CardSubject, cardHref, readCardAddress, toCardRoute } from '@/lib/routing/cardAddress';

const version = '0123456789ab';

const ADDRESSES: [CardSubject, address: string][] = [
  [{ kind: 'home' }, '/og/sr/0123456789ab.jpg'],
  [{ kind: 'cityPass' }, '/og/sr/city-pass/0123456789ab.jpg'],
  [{ kind: 'residentCard' }, '/og/sr/resident-card/0123456789ab.jpg'],
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
  ...['/og', '/og/', '/og/en', '/og/0123456789ab.jpg'],
  ...['de', 'en/resident-card', 'en/article', 'en/guide/x', 'en/nothing', 'en/not-found', 'en/tax-sum/x', 'en//events']
    .concat('en/article/a%62', 'en/article/a.b', `en/article/${'a'.repeat(65)}`, 'en/article/..')
    .map((page) => `/og/${page}/0123456789ab.jpg`),
  ...['0123456789AB.jpg', '0123456789abc.jpg', '0123456789ab.png', '0123456789ab.jpg/'].map(
    (file) => `/og/en/events/${file}`,
  ),
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
