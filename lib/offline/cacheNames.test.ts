import { LANGUAGES } from '@/lib/i18n/language';
import { cacheName, outdatedCaches, parseCacheName } from '@/lib/offline/cacheNames';

test.each([['kotor-files', undefined], ...LANGUAGES.map((language) => ['kotor-pages', language] as const)] as const)(
  'the name of %s (%s) says what it is for',
  (kind, language) => {
    const name = cacheName(kind, 'Wm3x-_9', language);
    expect(parseCacheName(name)).toEqual({ kind, build: 'Wm3x-_9', language: language ?? null });
  },
);

test.each(['', 'workbox-precache', 'kotor-pages', 'other:b:en'])('%j is none of ours', (name) => {
  expect(parseCacheName(name)).toBeNull();
});

/** Caches in the order they were made, and those a build `new` deletes. */
const CASES: [names: string[], outdated: string[]][] = [
  [['kotor-files:new', 'kotor-pages:new:en'], []],
  [['kotor-files:old', 'kotor-pages:old:sr', 'kotor-offline:new'], []],
  [
    ['kotor-files:older', 'kotor-pages:older:en', 'kotor-files:old', 'kotor-offline:new'],
    ['kotor-files:older', 'kotor-pages:older:en'],
  ],
  // A pack goes when a whole one takes its place, not before.
  [['kotor-pack:older:en', 'kotor-pack:old:en', 'kotor-files:old', 'kotor-offline:new'], []],
  [['kotor-pages:new:en', 'kotor-pages:old:en', 'kotor-pack:older:en'], []],
  [['leftover', 'kotor-offline:new'], ['leftover']],
];

test.each(CASES)('of %j it deletes %j', (names, outdated) => {
  expect(outdatedCaches(names, 'new')).toEqual(outdated);
});
