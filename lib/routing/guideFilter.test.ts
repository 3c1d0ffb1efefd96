import { GUIDE_FILTER } from '@/lib/routing/guideFilter';

test.each([
  ['/see-and-do', 'rain', '/see-and-do?for=rain'],
  ['/see-and-do/old-town?id=c1', 'rain', '/see-and-do/old-town?id=c1&for=rain'],
  ['/see-and-do/old-town?id=c1', null, '/see-and-do/old-town?id=c1'],
] as const)('of the list %s the choice %s is at %s', (list, choice, href) => {
  expect(GUIDE_FILTER.toHref(list, choice)).toBe(href);
});
