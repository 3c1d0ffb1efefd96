import { ADDRESSES, BAD_PAGES, SPELLINGS, UNKNOWN } from '@/lib/routing/parseRoute.cases';
import { routeOf } from '@/lib/routing/routeOf.testUtils';

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
  expect(routeOf(address)).toEqual(route);
});

test.each(UNKNOWN)('%s is not an address: %s', (_why, address) => {
  expect(routeOf(address)).toBeNull();
});

describe.each(WITH_ID)('%s', (path) => {
  test('takes an id, and an empty one as none', () => {
    expect(routeOf(`${path}?id=A_Z-09`)).toMatchObject({ id: 'A_Z-09' });
    expect(routeOf(`${path}?id=`)).toEqual(routeOf(path));
  });

  test('does not take what is no id', () => {
    expect(routeOf(`${path}?id=a.b`)).toBeNull();
  });
});

test.each(WITH_PAGE)('%s has no page 0', (path) => {
  expect(routeOf(`${path}?page=0`)).toBeNull();
});

test.each(BAD_PAGES)('a list has no page %j', (page) => {
  expect(routeOf(`/news/all?${new URLSearchParams({ page })}`)).toBeNull();
});
