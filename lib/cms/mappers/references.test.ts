import { articleHref, articleSlug, slugOf, titleOf, toBadge } from '@/lib/cms/mappers/references';
import { type ContractArticle, contractArticle } from '@/lib/cms/schema/article';
import { LANGUAGES } from '@/lib/i18n/language';
import { routeOf } from '@/lib/routing/routeOf.testUtils';

const article = (facts: object): ContractArticle => contractArticle.parse({ _id: 'a1', ...facts });

const slugs = (en?: string, sr?: string) => ({ seo: { slug: { en, sr } } });

const TOWN = { _id: 'c1', title: { en: 'Old town', sr: 'Stari grad' }, ...slugs('old-town', 'stari-grad') };
const SQUARES = { _id: 's1', title: { en: 'Squares', sr: 'Trgovi' }, ...slugs('squares', 'trgovi') };
const HALF = { category: { ...TOWN, title: {}, ...slugs('old-town') }, subcategory: { _id: 's1' } };
const TITLED = { ...TOWN, ...slugs('old-town') };
const TOWER = { title: { en: 'Clock tower', sr: 'Sat-kula' }, ...slugs('clock-tower', 'sat-kula') };
const GUIDE = { ...TOWER, type: 'blog' };
const NEWS = { ...TOWER, type: 'news' };
const NIGHT = { en: 'Night of Čćžšđ!', sr: 'Noć Čćžšđ!' };

/** Paths of the Clock tower in the guide are given below `/see-and-do` and `/vidi-i-uradi`. */
const GUIDE_PATHS: [what: string, facts: object, en: string, sr: string][] = [
  ['of a subcategory', { ...GUIDE, category: TOWN, subcategory: SQUARES }, '/old-town/squares', '/stari-grad/trgovi'],
  ['of a category', { ...GUIDE, category: TOWN }, '/old-town', '/stari-grad'],
  ['of neither', GUIDE, '', ''],
  ['of a category without words in one language', { ...GUIDE, ...HALF }, '/old-town', ''],
  ['of a category with a title alone in one language', { ...GUIDE, category: TITLED }, '/old-town', ''],
  ['of no type', { ...TOWER, category: TOWN }, '/old-town', '/stari-grad'],
];

const PATHS: [what: string, facts: object, en: string, sr: string][] = [
  ...GUIDE_PATHS.map(([what, facts, en, sr]): (typeof PATHS)[number] => [
    `of the guide, ${what}`,
    facts,
    `/see-and-do${en}/article/clock-tower`,
    `/vidi-i-uradi${sr}/article/sat-kula`,
  ]),
  ['of news', { ...NEWS, category: TOWN }, '/news/old-town/clock-tower', '/vijesti/stari-grad/sat-kula'],
  ['of news, by title', { ...NEWS, category: TITLED }, '/news/old-town/clock-tower', '/vijesti/stari-grad/sat-kula'],
  ['of news without words', { ...NEWS, ...HALF }, '/news/old-town/clock-tower', '/vijesti/old-town/sat-kula'],
  ['of news without a category', NEWS, '/news/article/clock-tower', '/vijesti/article/sat-kula'],
  ['of an event', { ...TOWER, type: 'event', category: TOWN }, '/events/clock-tower', '/dogadjaji/sat-kula'],
  ['without slugs', { type: 'event', title: NIGHT }, '/events/night-of-cczsdj', '/dogadjaji/noc-cczsdj'],
  ['with one title', { type: 'event', title: { sr: 'Noć muzeja' } }, '/events/noc-muzeja', '/dogadjaji/noc-muzeja'],
  ['without any words', { type: 'event' }, '/events/a1', '/dogadjaji/a1'],
  ['with a title without letters', { type: 'event', title: { en: '🎉', sr: '🎉' } }, '/events/a1', '/dogadjaji/a1'],
];

test.each(PATHS)('the URL of an article %s leads back to it', (_what, facts, en, sr) => {
  const paths = { en, sr };
  for (const language of LANGUAGES) {
    const href = articleHref(article(facts), language);
    expect(href).toBe(`${paths[language]}?id=a1`);
    expect(routeOf(href)).toMatchObject({ kind: 'article', id: 'a1' });
  }
});

test.each([TOWN, TITLED, HALF.category])('news stand below the page of their category %j', (category) => {
  const news = article({ ...NEWS, category });
  for (const language of LANGUAGES) {
    const [page] = toBadge(news, language)?.href.split('?') ?? [];
    expect(articleHref(news, language)).toContain(`${page}/`);
  }
});

test.each([
  ['of the guide to its category', { ...GUIDE, category: TOWN, subcategory: SQUARES }, '/see-and-do/old-town?id=c1'],
  ['of news to a category of news', { ...NEWS, category: TOWN }, '/news/old-town?id=c1'],
  ['of an event to the events of its category', { type: 'event', category: TOWN }, '/events?id=c1'],
  ['without a category nowhere', GUIDE, undefined],
])('the badge of an article %s', (_what, facts, href) => {
  expect(toBadge(article(facts), 'en')?.href).toBe(href);
});

test.each(['all', 'sve'])('a category of news with the slug %s is not all news', (slug) => {
  const named = { _id: 'c1', title: { en: 'News', sr: 'Vijesti' }, ...slugs(slug, slug) };
  const news = article({ ...NEWS, category: named });
  for (const language of LANGUAGES) {
    expect(routeOf(toBadge(news, language)?.href ?? '')).toMatchObject({ kind: 'newsCategory', slug: 'c1', id: 'c1' });
    expect(routeOf(articleHref(news, language))).toMatchObject({ kind: 'article', section: 'news', id: 'a1' });
  }
});

test('a badge has the name of its category, marked where that is in the other language', () => {
  const foreign = { ...TOWN, title: { sr: 'Stari grad' } };
  expect(toBadge(article({ category: TOWN }), 'sr')).toMatchObject({ name: { text: 'Stari grad' } });
  expect(toBadge(article({ category: foreign }), 'en')).toMatchObject({ name: { text: 'Stari grad', language: 'sr' } });
});

test('something without any title shows an ellipsis, never nothing', () => {
  expect(titleOf(article({}), 'en')).toEqual({ text: '…' });
  expect(titleOf(article({ seo: { title: { sr: 'Kula' } } }), 'en')).toEqual({ text: 'Kula', language: 'sr' });
});

test('a category whose title has no letters has its id as slug, never none', () => {
  for (const title of ['🎉', undefined]) expect(slugOf(article({ title: { en: title } }), 'en')).toBe('a1');
});

test('the slug of a category falls back to the other language, that of an article to its title', () => {
  const onlyEnglish = article({ title: { en: 'Tower', sr: 'Kula' }, ...slugs('tower') });
  expect(slugOf(onlyEnglish, 'sr')).toBe('tower');
  expect(slugOf(article({ title: { sr: 'Stara kula' } }), 'en')).toBe('stara-kula');
  expect(articleSlug(onlyEnglish, 'sr')).toBe('kula');
});
