import { parseRoute } from '@/lib/routing/parseRoute';
import { parseShareImageAddress, type ShareImageSubject, shareImageHref } from '@/lib/routing/shareImageAddress';

const version = '0123456789ab';

const ADDRESSES: [ShareImageSubject, address: string][] = [
  [{ kind: 'home' }, '/og/sr/0123456789ab.jpg'],
  [{ kind: 'cityPass' }, '/og/sr/city-pass/0123456789ab.jpg'],
  [{ kind: 'residentCard' }, '/og/sr/resident-card/0123456789ab.jpg'],
  [{ kind: 'sharedTrip' }, '/og/sr/shared-trip/0123456789ab.jpg'],
  [{ kind: 'article', id: 'perast' }, '/og/sr/article/perast/0123456789ab.jpg'],
  [{ kind: 'subcategory', id: 'A_b-1' }, '/og/sr/subcategory/A_b-1/0123456789ab.jpg'],
  [{ kind: 'newsCategory', id: 'x' }, '/og/sr/news-category/x/0123456789ab.jpg'],
];

test.each(ADDRESSES)('the image of %j is at %s, and is read from there', (subject, address) => {
  expect(shareImageHref({ language: 'sr', subject, version })).toBe(address);
  expect(parseShareImageAddress(address)).toEqual({ language: 'sr', subject, version });
  expect(parseRoute(address, new URLSearchParams())).toBeNull();
});

test('an image is in the language of its address', () => {
  const address = '/og/en/events/0123456789ab.jpg';
  expect(parseShareImageAddress(address)).toEqual({ language: 'en', subject: { kind: 'events' }, version });
});

test.each([
  ...['/og', '/og/', '/og/en', '/og/0123456789ab.jpg'],
  ...[
    'xx',
    'en/resident-card',
    'en/article',
    'en/guide/x',
    'en/nothing',
    'en/not-found',
    'en/tax-result/x',
    'en//events',
  ]
    .concat('en/article/a%62', 'en/article/a.b', `en/article/${'a'.repeat(65)}`, 'en/article/..')
    .map((page) => `/og/${page}/0123456789ab.jpg`),
  ...['0123456789AB.jpg', '0123456789abc.jpg', '0123456789ab.png', '0123456789ab.jpg/'].map(
    (file) => `/og/en/events/${file}`,
  ),
  '/OG/en/events/0123456789ab.jpg',
])('%s is the address of no share image', (address) => {
  expect(parseShareImageAddress(address)).toBeNull();
});
