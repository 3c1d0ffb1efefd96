import { articleHref, articleSlug, badgeHref, slugOf, titleOf, toBadge } from '@/lib/cms/mappers/references';
import { type ContractArticle, contractArticle } from '@/lib/cms/schema/article';
import type { Language } from '@/lib/i18n/language';
import { parseAddress } from '@/lib/routing/address';

const article = (facts: object): ContractArticle => contractArticle.parse({ _id: 'a1', ...facts });

const slugs = (en?: string, sr?: string) => ({ seo: { slug: { en, sr } } });

const TOWN = { _id: 'c1', title: { en: 'Old town', sr: 'Stari grad' }, ...slugs('old-town', 'stari-grad') };
const SQUARES = { _id: 's1', title: { en: 'Squares', sr: 'Trgovi' }, ...slugs('squares', 'trgovi') };
const TOWER = { title: { en: 'Clock tower', sr: 'Sat-kula' }, ...slugs('clock-tower', 'sat-kula') };

const HREFS: [rule: string, facts: object, en: string, sr: string][] = [
  [
    'an article of the guide stands in its category and subcategory',
    { ...TOWER, type: 'blog', category: TOWN, subcategory: SQUARES },
    '/see-and-do/old-town/squares/article/clock-tower?id=a1',
    '/vidi-i-uradi/stari-grad/trgovi/article/sat-kula?id=a1',
  ],
  [
    'without a subcategory in its category',
    { ...TOWER, type: 'blog', category: TOWN },
    '/see-and-do/old-town/article/clock-tower?id=a1',
    '/vidi-i-uradi/stari-grad/article/sat-kula?id=a1',
  ],
  [
    'without either in the guide',
    { ...TOWER, type: 'blog' },
    '/see-and-do/article/clock-tower?id=a1',
    '/vidi-i-uradi/article/sat-kula?id=a1',
  ],
  [
    'a slug missing in a language is left out there',
    { ...TOWER, type: 'blog', category: { ...TOWN, title: {}, ...slugs('old-town') }, subcategory: { _id: 's1' } },
    '/see-and-do/old-town/article/clock-tower?id=a1',
    '/vidi-i-uradi/article/sat-kula?id=a1',
  ],
  [
    'an article of no type is one of the guide',
    { ...TOWER, category: TOWN },
    '/see-and-do/old-town/article/clock-tower?id=a1',
    '/vidi-i-uradi/stari-grad/article/sat-kula?id=a1',
  ],
  [
    'news stand in their category',
    { ...TOWER, type: 'news', category: TOWN, subcategory: SQUARES },
    '/news/old-town/clock-tower?id=a1',
    '/vijesti/stari-grad/sat-kula?id=a1',
  ],
  [
    'news without a category stand under article',
    { ...TOWER, type: 'news' },
    '/news/article/clock-tower?id=a1',
    '/vijesti/article/sat-kula?id=a1',
  ],
  [
    'an event stands among the events',
    { ...TOWER, type: 'event', category: TOWN },
    '/events/clock-tower?id=a1',
    '/dogadjaji/sat-kula?id=a1',
  ],
  [
    'without a slug the title becomes one',
    { type: 'event', title: { en: 'Night of Čćžšđ!', sr: 'Noć Čćžšđ!' } },
    '/events/night-of-cczsdj?id=a1',
    '/dogadjaji/noc-cczsdj?id=a1',
  ],
  [
    'a title of one language serves both',
    { type: 'event', title: { sr: 'Noć muzeja' } },
    '/events/noc-muzeja?id=a1',
    '/dogadjaji/noc-muzeja?id=a1',
  ],
  ['without any words the id serves', { type: 'event' }, '/events/a1?id=a1', '/dogadjaji/a1?id=a1'],
  [
    'a title without letters is no slug',
    { type: 'event', title: { en: '🎉', sr: '🎉' } },
    '/events/a1?id=a1',
    '/dogadjaji/a1?id=a1',
  ],
];

test.each(HREFS)('%s', (_rule, facts, en, sr) => {
  expect(articleHref(article(facts), 'en')).toBe(en);
  expect(articleHref(article(facts), 'sr')).toBe(sr);
});

test.each(HREFS)('%s, and its address leads back to it', (_rule, facts) => {
  for (const language of ['en', 'sr'] satisfies Language[]) {
    const { pathname, searchParams } = new URL(articleHref(article(facts), language), 'https://site.example');
    expect(parseAddress(pathname, searchParams)).toMatchObject({ language, route: { kind: 'article', id: 'a1' } });
  }
});

const BADGES: [rule: string, facts: object, en: string | null, sr: string | null][] = [
  [
    'the badge leads to the category, also from an article of a subcategory',
    { type: 'blog', category: TOWN, subcategory: SQUARES },
    '/see-and-do/old-town?id=c1',
    '/vidi-i-uradi/stari-grad?id=c1',
  ],
  [
    'of news to a category of news',
    { type: 'news', category: TOWN },
    '/news/old-town?id=c1',
    '/vijesti/stari-grad?id=c1',
  ],
  ['without a category there is none', { type: 'blog' }, null, null],
];

test.each(BADGES)('%s', (_rule, facts, en, sr) => {
  expect(badgeHref(article(facts), 'en')).toBe(en);
  expect(badgeHref(article(facts), 'sr')).toBe(sr);
});

test('the badge of an event leads to the events', () => {
  expect(badgeHref(article({ type: 'event', category: TOWN }), 'sr')).toMatch(/^\/dogadjaji(\?|$)/);
});

test('a badge has the name of its category, marked where that is in the other language', () => {
  const [town, foreign] = [TOWN, { ...TOWN, title: { sr: 'Stari grad' } }].map(
    (category) => article({ category }).category,
  );
  expect(toBadge(town ?? null, 'sr')).toMatchObject({ name: { text: 'Stari grad' } });
  expect(toBadge(foreign ?? null, 'en')).toMatchObject({ name: { text: 'Stari grad', language: 'sr' } });
  expect(toBadge(null, 'en')).toBeNull();
});

test('something without any title shows an ellipsis, never nothing', () => {
  expect(titleOf(article({}), 'en')).toEqual({ text: '…' });
  expect(titleOf(article({ seo: { title: { sr: 'Kula' } } }), 'en')).toEqual({ text: 'Kula', language: 'sr' });
});

test('the slug of a category falls back to the other language, that of an article to its title', () => {
  const onlyEnglish = article({ title: { en: 'Tower', sr: 'Kula' }, ...slugs('tower') });
  expect(slugOf(onlyEnglish, 'sr')).toBe('tower');
  expect(articleSlug(onlyEnglish, 'sr')).toBe('kula');
});
