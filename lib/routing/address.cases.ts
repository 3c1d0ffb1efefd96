import type { Route } from '@/lib/routing/route';

type Case = [address: string, route: Route];

const article = (section: 'guide' | 'news' | 'events', slug: string, id: string | null = null): Route => ({
  kind: 'article',
  section,
  slug,
  id,
});

/** Every row of the route table (docs/requirements.md, Addresses), in both languages. */
export const ADDRESSES: Case[] = [
  ['/', { kind: 'home' }],
  ['/city-card', { kind: 'cityPass' }],
  ['/tax', { kind: 'tax' }],
  ['/visitors-info', { kind: 'visitorsInfo' }],
  ['/terms-conditions', { kind: 'terms' }],
  ['/volim-kotor', { kind: 'residentCard' }],

  ['/search', { kind: 'search' }],
  ['/pretraga', { kind: 'search' }],
  ['/my-trip', { kind: 'trip' }],
  ['/plan', { kind: 'plan' }],
  ['/plan-obilaska', { kind: 'plan' }],
  ['/moje-putovanje', { kind: 'trip' }],
  ['/see-and-do', { kind: 'guide' }],
  ['/vidi-i-uradi', { kind: 'guide' }],
  ['/see-and-do/attractions-and-sights?id=c1', { kind: 'category', slug: 'attractions-and-sights', id: 'c1', page: 1 }],
  ['/vidi-i-uradi/znamenitosti', { kind: 'category', slug: 'znamenitosti', id: null, page: 1 }],
  ['/see-and-do/old-town?id=c1&page=2', { kind: 'category', slug: 'old-town', id: 'c1', page: 2 }],
  [
    '/see-and-do/old-town/palaces?id=s1&page=12',
    { kind: 'subcategory', category: 'old-town', slug: 'palaces', id: 's1', page: 12 },
  ],
  ['/see-and-do/old-town/article/clock-tower?id=a1', article('guide', 'clock-tower', 'a1')],
  ['/see-and-do/old-town/squares/article/clock-tower?id=a1', article('guide', 'clock-tower', 'a1')],
  ['/see-and-do/article/clock-tower?id=a1', article('guide', 'clock-tower', 'a1')],
  ['/vidi-i-uradi/stari-grad/article/sat-kula?id=a1', article('guide', 'sat-kula', 'a1')],
  ['/vidi-i-uradi/stari-grad/trgovi/article/sat-kula', article('guide', 'sat-kula')],

  ['/news', { kind: 'news' }],
  ['/vijesti', { kind: 'news' }],
  ['/news/all', { kind: 'allNews', page: 1 }],
  ['/vijesti/sve', { kind: 'allNews', page: 1 }],
  ['/vijesti/sve?page=2', { kind: 'allNews', page: 2 }],
  ['/news/works?id=n1', { kind: 'newsCategory', slug: 'works', id: 'n1', page: 1 }],
  ['/vijesti/radovi?page=2', { kind: 'newsCategory', slug: 'radovi', id: null, page: 2 }],
  ['/news/works/new-quay?id=a2', article('news', 'new-quay', 'a2')],
  ['/news/article/new-quay?id=a2', article('news', 'new-quay', 'a2')],
  ['/vijesti/radovi/nova-riva?id=a2', article('news', 'nova-riva', 'a2')],

  ['/events', { kind: 'events', page: 1 }],
  ['/events?page=2', { kind: 'events', page: 2 }],
  ['/dogadjaji', { kind: 'events', page: 1 }],
  ['/dogadjaji?id=carnival&page=2', { kind: 'eventCategory', id: 'carnival', page: 2 }],
  ['/events?id=carnival&when=today', { kind: 'eventRange', range: 'today' }],
  ['/events?when=today', { kind: 'eventRange', range: 'today' }],
  ['/events?when=never', { kind: 'events', page: 1 }],
  ['/events?from=2026-07-01&to=2026-07-31', { kind: 'eventRange', range: '2026-07-01_2026-07-31' }],
  ['/events?to=2026-07-31', { kind: 'eventRange', range: '_2026-07-31' }],
  ['/events?from=2026-02-30', { kind: 'events', page: 1 }],
  ['/map', { kind: 'map' }],
  ['/karta', { kind: 'map' }],
  ['/see-and-do?for=rain', { kind: 'guideChoice', choice: 'rain', page: 1 }],
  ['/vidi-i-uradi?for=free&page=2', { kind: 'guideChoice', choice: 'free', page: 2 }],
  ['/see-and-do?for=cats', { kind: 'guide' }],
  [
    '/see-and-do/old-town?for=steps&id=c1',
    { kind: 'categoryChoice', slug: 'old-town', id: 'c1', choice: 'steps', page: 1 },
  ],
  ['/map?kind=churches', { kind: 'mapGroup', group: 'churches' }],
  ['/karta?kind=help', { kind: 'mapGroup', group: 'help' }],
  ['/map?kind=dragons', { kind: 'map' }],
  ['/events/fasinada?when=today', article('events', 'fasinada')],
  ['/events/fasinada?id=e1', article('events', 'fasinada', 'e1')],
  ['/dogadjaji/fasinada', article('events', 'fasinada')],
];

/** Addresses of ours in an unusual spelling. */
export const SPELLINGS: Case[] = [
  ['/see-and-do/old%2Dtown', { kind: 'category', slug: 'old-town', id: null, page: 1 }],
  ['/vidi%2Di%2Duradi', { kind: 'guide' }],
  ['/vidi-i-uradi/%C5%A1etnje', { kind: 'category', slug: 'šetnje', id: null, page: 1 }],
  ['/see-and-do/..%2Fetc', { kind: 'category', slug: '../etc', id: null, page: 1 }],
  ['/news/100%25', { kind: 'newsCategory', slug: '100%', id: null, page: 1 }],
  ['/see-and-do/old-town?id=', { kind: 'category', slug: 'old-town', id: null, page: 1 }],
  ['/events?utm_source=mail', { kind: 'events', page: 1 }],
];

/** What is none of our addresses: a 404. */
export const UNKNOWN: [why: string, address: string][] = [
  ['an unknown word', '/nowhere'],
  ['an internal path', '/en/article/a1'],
  ['the internal root', '/sr'],
  ['an internal folder', '/city-pass'],
  ['a shared page with something below', '/tax/residence'],
  ['something below the resident card', '/volim-kotor/x'],
  ['another town’s card', '/volim-budva'],
  ['something below the trip', '/my-trip/perast'],
  ['capital letters', '/News'],
  ['the English word under the Montenegrin segment', '/vijesti/all'],
  ['the Montenegrin word under the English segment', '/news/sve'],
  ['a second page of the wrong-language list', '/vijesti/all?page=2'],
  ['a wrong-language list with an id', '/news/sve?id=n1'],
  ['too many segments in the guide', '/see-and-do/a/b/c'],
  ['too many segments before an article', '/see-and-do/a/b/c/article/d'],
  ['something below an article of the guide', '/see-and-do/a/article/b/c'],
  ['something below a piece of news', '/news/a/b/c'],
  ['something below an event', '/events/a/b'],
  ['something below the map', '/map/churches'],
  ['a doubled slash at the start', '//news'],
  ['a doubled slash in the middle', '/news//all'],
  ['a doubled slash at the end', '/news//'],
  ['a trailing slash, which is redirected before', '/news/'],
  ['an encoded slash in a first segment', '/news%2Fall'],
  ['an encoded way up', '/news/%2E%2E'],
  ['a way up', '/see-and-do/../tax'],
  ['a dot', '/see-and-do/.'],
  ['a broken escape', '/news/%E0%A4%A'],
  ['a lone percent sign', '/%'],
];

export const BAD_IDS = ['a b', '../x', 'a/b', 'ä', 'a.b', '%00', "1'--", '<script>', '$ne', 'x'.repeat(65), ' a'];

export const GOOD_IDS = ['a', '665f1c2e9b1d8a0012ab34cd', 'old-town', 'A_Z-09', 'x'.repeat(64)];

export const BAD_PAGES = [
  '0',
  '-1',
  '+1',
  '1.5',
  '1e3',
  '01',
  ' 1',
  'two',
  '',
  '1000000',
  '99999999999999999999',
  '１',
];
