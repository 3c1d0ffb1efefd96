import { parseRoute } from '@/lib/routing/address';
import { ADDRESSES, BAD_IDS, BAD_PAGES, GOOD_IDS, SPELLINGS, UNKNOWN } from '@/lib/routing/address.cases';

/** As a request brings it: the path stays encoded, and nothing is tidied up. */
const parse = (address: string) => {
  const [path = '', query = ''] = address.split('?');
  return parseRoute(path, new URLSearchParams(query));
};

/** One address of each kind that reads an id, and of each that reads a page. */
const WITH_ID = [
  '/see-and-do/c',
  '/vidi-i-uradi/c/s',
  '/see-and-do/c/article/a',
  '/news/c',
  '/vijesti/c/a',
  '/events/a',
];
const WITH_PAGE = ['/see-and-do/c', '/vidi-i-uradi/c/s', '/news/all', '/vijesti/sve', '/news/c', '/dogadjaji'];

const combine = (left: readonly string[], right: readonly string[]): [string, string][] =>
  left.flatMap((one) => right.map((other): [string, string] => [one, other]));

test.each([...ADDRESSES, ...SPELLINGS])('%s is read as the route table says', (address, route) => {
  expect(parse(address)).toEqual(route);
});

test.each(UNKNOWN)('%s is not an address: %s', (_why, address) => {
  expect(parse(address)).toBeNull();
});

test.each(combine(WITH_ID, BAD_IDS))('%s does not take the id %j', (path, id) => {
  expect(parseRoute(path, new URLSearchParams({ id }))).toBeNull();
});

test.each(combine(WITH_ID, GOOD_IDS))('%s takes the id %j', (path, id) => {
  expect(parseRoute(path, new URLSearchParams({ id }))).toMatchObject({ id });
});

test.each(combine(WITH_PAGE, BAD_PAGES))('%s has no page %j', (path, page) => {
  expect(parseRoute(path, new URLSearchParams({ page }))).toBeNull();
});

test('an empty id counts as missing wherever an id is read', () => {
  for (const path of WITH_ID) expect(parse(`${path}?id=`)).toEqual(parse(path));
});
