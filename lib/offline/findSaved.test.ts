import { findForOffline, isSamePage } from '@/lib/offline/findSaved';
import { BUILD, ORIGIN, savedPage, setCaches } from '@/lib/offline/worker.testUtils';
import type { Route } from '@/lib/routing/route';
import { routeOf } from '@/lib/routing/routeOf.testUtils';

const read = (address: string): Route => {
  const parsed = routeOf(address);
  if (!parsed) throw new Error(`${address} is no address`);
  return parsed;
};

const SAME: [one: string, other: string][] = [
  ['/tax', '/tax?lang=en'],
  ['/tax', '/tax?utm_source=mail&fbclid=1'],
  ['/see-and-do/old-town', '/see-and-do/old-town?id=c1'],
  ['/see-and-do/old-town?id=c1', '/see-and-do/x?id=c1'],
  ['/see-and-do/a/article/perast?id=p', '/see-and-do/article/x?id=p'],
  ['/see-and-do/a/b/article/perast', '/see-and-do/article/perast?id=p'],
  ['/news/all', '/news/all?page=1'],
];

const OTHER: [one: string, other: string][] = [
  ['/tax', '/legal'],
  ['/tax', '/tax?adults=2&children=0&nights=3'],
  ['/tax', '/tax?guest-sheet=en'],
  ['/tax?guest-sheet=sr', '/tax?guest-sheet=en'],
  ['/see-and-do/old-town', '/see-and-do/old-town?id=c1&page=2'],
  ['/see-and-do/old-town?id=c1', '/see-and-do/old-town?id=c2'],
  ['/see-and-do/old-town', '/see-and-do/outdoors'],
  ['/see-and-do/a/article/perast', '/news/a/perast'],
  ['/news/all', '/news/all?page=2'],
  ['/events', '/events?id=carnival'],
  ['/events?id=carnival', '/events?id=tradition'],
];

test.each(SAME)('%s and %s are one page', (one, other) => {
  expect(isSamePage(read(one), read(other))).toBe(true);
  expect(isSamePage(read(other), read(one))).toBe(true);
});

test.each(OTHER)('%s and %s are two pages', (one, other) => {
  expect(isSamePage(read(one), read(other))).toBe(false);
  expect(isSamePage(read(other), read(one))).toBe(false);
});

test.each([
  ['/events', '/events?when=month', true],
  ['/events', '/events?id=tradition', true],
  ['/events', '/events?page=2', false],
  ['/see-and-do', '/see-and-do?for=children', true],
  ['/see-and-do/old-town?id=c1', '/see-and-do/old-town?id=c1&for=children', true],
  ['/tax', '/tax?adults=2&children=0&nights=3', true],
  // A shared trip; `/my-trip` alone is the visitor’s own.
  ['/my-trip', '/my-trip?items=perast', false],
])('whether the saved %s is shown offline for %s: %s', async (saved, wanted, isShown) => {
  setCaches({ [`kotor-pages:${BUILD}:en`]: new Map([[ORIGIN + saved, savedPage('Saved')]]) });
  expect((await findForOffline(new URL(wanted, ORIGIN), 'en')) !== null).toBe(isShown);
});
