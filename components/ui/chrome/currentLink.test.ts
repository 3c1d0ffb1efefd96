import { currentLink } from '@/components/ui/chrome/currentLink';
import { navigationLinks } from '@/components/ui/chrome/navigation';

const links = navigationLinks('sr');

test.each<[string, string | null, string | null, ReturnType<typeof currentLink>]>([
  ['the guide', 'guide', '/vidi-i-uradi', { entry: 'guide', kind: 'page' }],
  ['a category', 'category', '/vidi-i-uradi/boka', { entry: 'guide', kind: 'true' }],
  ['an article of the guide', 'article', '/vidi-i-uradi/boka/article/perast', { entry: 'guide', kind: 'true' }],
  ['the guide, filtered', 'filtered-guide', '/vidi-i-uradi', { entry: 'guide', kind: 'true' }],
  ['events of a category', 'event-category', '/dogadjaji', { entry: 'events', kind: 'true' }],
  ['a group of the map', 'map-group', '/karta', { entry: 'map', kind: 'page' }],
  ['news', 'article', '/vijesti/bezbjednost/kisa', { entry: 'news', kind: 'true' }],
  ['an event', 'article', '/dogadjaji/karneval', { entry: 'events', kind: 'true' }],
  ['an article whose address is not known yet', 'article', null, null],
  ['a search for partners', 'resident-card-search', '/volim-kotor', { entry: 'residentCard', kind: 'page' }],
  ['the trip', 'trip', '/moje-putovanje', { entry: 'trip', kind: 'page' }],
  ['the home page', null, '/', null],
  ['a page in no section', 'legal', '/legal', null],
])('on %s (folder %s, path %s) the current link is %j', (_page, folder, pathname, expected) => {
  expect(currentLink(links, folder, pathname)).toEqual(expected);
});
