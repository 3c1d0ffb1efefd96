import { LANGUAGES } from '@/lib/i18n/language';
import { cacheName, outdatedCaches, parseCacheName } from '@/lib/offline/cacheNames';

test.each([['kotor-files', undefined], ...LANGUAGES.map((language) => ['kotor-pages', language] as const)] as const)(
  'the name of %s (%s) says what it is for',
  (kind, language) => {
    const name = cacheName(kind, 'Wm3x-_9', language);
    expect(parseCacheName(name)).toEqual({ kind, build: 'Wm3x-_9', language: language ?? null });
  },
);

test.each(['', 'workbox-precache', 'kotor-pages', 'other:b:en'])('%j is no name of a cache of the site', (name) => {
  expect(parseCacheName(name)).toBeNull();
});

/** Caches in the order they were made, and those a build `new` deletes. */
const CASES: [names: string[], outdated: string[]][] = [
  [['kotor-offline:new', 'kotor-pages:new:en'], []],
  [['kotor-offline:old', 'kotor-pages:old:sr', 'kotor-offline:new'], []],
  [
    ['kotor-offline:older', 'kotor-pages:older:en', 'kotor-offline:old', 'kotor-offline:new'],
    ['kotor-offline:older', 'kotor-pages:older:en'],
  ],
  // After a rollback the older build is the previous one, though its caches were created first.
  [
    ['kotor-pages:a:en', 'kotor-offline:b', 'kotor-offline:a', 'kotor-pages:b:en', 'kotor-offline:new'],
    ['kotor-offline:b', 'kotor-pages:b:en'],
  ],
  // A pack goes when a whole one takes its place, not before.
  [['kotor-pack:older:en', 'kotor-pack:old:en', 'kotor-offline:old', 'kotor-offline:new'], []],
  [['leftover', 'kotor-offline:new'], ['leftover']],
];

test.each(CASES)('of the caches %j a new build deletes %j', (names, outdated) => {
  expect(outdatedCaches(names, 'new')).toEqual(outdated);
});
