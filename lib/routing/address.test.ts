import { parseRoute } from '@/lib/routing/address';
import { ADDRESSES, BAD_IDS, BAD_PAGES, GOOD_IDS, SPELLINGS, UNKNOWN } from '@/lib/routing/address.cases';

/** As a request has it: the path stays encoded and is not normalised. */
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

test.each([...ADDRESSES, ...SPELLINGS])('%s is read as the route table says', (address, route) => {
  expect(parse(address)).toEqual(route);
});

test.each(UNKNOWN)('%s is not an address: %s', (_why, address) => {
  expect(parse(address)).toBeNull();
});

describe.each(WITH_ID)('%s', (path) => {
  test.each(BAD_IDS)('does not take the id %j', (id) => {
    expect(parseRoute(path, new URLSearchParams({ id }))).toBeNull();
  });

  test.each(GOOD_IDS)('takes the id %j', (id) => {
    expect(parseRoute(path, new URLSearchParams({ id }))).toMatchObject({ id });
  });

  test('takes an empty id as none', () => {
    expect(parse(`${path}?id=`)).toEqual(parse(path));
  });
});

describe.each(WITH_PAGE)('%s', (path) => {
  test.each(BAD_PAGES)('has no page %j', (page) => {
    expect(parseRoute(path, new URLSearchParams({ page }))).toBeNull();
  });
});
