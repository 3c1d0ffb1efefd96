import { pageUrl } from '@/lib/seo/graph/addresses';

const SITE = 'http://localhost:3000';

test.each([
  // Categories of the guide are found by their slug alone.
  ['/see-and-do/old-town?id=c1', '/see-and-do/old-town'],
  ['/vidi-i-uradi/stari-grad/trgovi?id=s1&page=2', '/vidi-i-uradi/stari-grad/trgovi?page=2'],
  // Everything else by its id.
  ['/see-and-do/old-town/article/tower?id=a1', '/see-and-do/old-town/article/tower?id=a1'],
  ['/news/safety?id=n1', '/news/safety?id=n1'],
  ['/events?id=carnival', '/events?id=carnival'],
  ['/news/safety/rain?id=n2', '/news/safety/rain?id=n2'],
  ['/events/night?id=e1', '/events/night?id=e1'],
  ['/tax?lang=sr', '/tax?lang=sr'],
  ['/', ''],
  ['/?lang=sr', '/?lang=sr'],
])('the page behind %s is %s', (href, address) => {
  expect(pageUrl(href)).toBe(`${SITE}${address}`);
});
