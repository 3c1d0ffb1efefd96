import { residentCardHref } from '@/lib/routing/href';
import { PAGE_KINDS, SHARED_PAGES } from '@/lib/routing/pageKinds';
import { INNER_SEGMENTS, SEGMENTS } from '@/lib/routing/segments';
import type { Source } from './test';
import { LANGUAGES, type Language } from './words';

type Named = { id: string; en: string; sr: string };

/** One example of everything that has an address, on each provider. */
type Sample = {
  category: Named;
  subcategory: Named;
  /** An article of the category without a subcategory, and one of the subcategory. */
  article: Named;
  deepArticle: Named;
  newsCategory: Named;
  news: Named;
  eventCategory: string;
  event: Named;
};

export const SAMPLES: Record<Source, Sample> = {
  shipped: {
    category: { id: 'towns-of-the-bay', en: 'towns-of-the-bay', sr: 'mjesta-u-boki' },
    subcategory: { id: 'eastern-shore', en: 'eastern-shore', sr: 'istocna-obala' },
    article: { id: 'morinj-and-kostanjica', en: 'morinj-and-kostanjica', sr: 'morinj-i-kostanjica' },
    deepArticle: { id: 'perast', en: 'perast-a-town-without-walls', sr: 'perast-grad-bez-zidina' },
    newsCategory: { id: 'safety', en: 'safety', sr: 'bezbjednost' },
    news: { id: 'steps-and-lanes-after-rain', en: 'slippery-steps-after-rain', sr: 'klizave-stepenice-poslije-kise' },
    eventCategory: 'carnival',
    event: { id: 'winter-carnival', en: 'winter-carnival', sr: 'zimski-karneval' },
  },
  remote: {
    category: { id: 'cat-lanterns', en: 'lantern-lanes', sr: 'ulice-fenjera' },
    subcategory: { id: 'sub-tin', en: 'tin-lanes', sr: 'limene-ulice' },
    article: { id: 'blog-14', en: 'quillport-story-14-the-copper-lantern', sr: 'kvilograd-prica-14-bakarni-fenjer' },
    deepArticle: {
      id: 'blog-04',
      en: 'quillport-story-4-the-paper-lighthouse',
      sr: 'kvilograd-prica-4-papirni-svjetionik',
    },
    newsCategory: { id: 'news-harbour', en: 'harbour-bulletins', sr: 'lucki-glasnik' },
    news: { id: 'news-13', en: 'quillport-bulletin-13-the-velvet-quarry', sr: 'kvilograd-glas-13-plisani-kamenolom' },
    eventCategory: 'event-tides',
    event: { id: 'event-01', en: 'quillport-feast-1-the-tidal-organ', sr: 'kvilograd-praznik-1-orgulje-plime' },
  },
};

/** Pages of a visitor’s input are not cached: their inline scripts have a nonce. */
export const TYPED_IN = [
  '/tax?adults=2&nights=3',
  '/volim-kotor?q=ribe',
  '/search?q=perast',
  '/tax?guest-sheet=en&lang=en',
];

/** Pages whose path both languages share, from the same record as the site’s. */
export const SHARED = SHARED_PAGES.map((page) => `/${PAGE_KINDS[page].path}`);

export const RESIDENT_CARD = residentCardHref();

/** One address of every kind of page, with ids where the table has them. */
export function kindsOfPage(source: Source, language: Language): Record<string, string> {
  const sample = SAMPLES[source];
  const word = (named: Named): string => named[language];
  const guide = `/${SEGMENTS.guide[language]}`;
  const news = `/${SEGMENTS.news[language]}`;
  const events = `/${SEGMENTS.events[language]}`;
  const category = `${guide}/${word(sample.category)}`;
  const deep = `${category}/${word(sample.subcategory)}`;
  const shared = SHARED.map((path) => [path === '/' ? 'home' : path.slice(1), `${path}?lang=${language}`]);
  return {
    ...(Object.fromEntries(shared) as Record<string, string>),
    ...(language === 'sr' ? { 'resident card': RESIDENT_CARD } : {}),
    search: `/${SEGMENTS.search[language]}`,
    trip: `/${SEGMENTS.trip[language]}`,
    plan: `/${SEGMENTS.plan[language]}`,
    guide,
    category: `${category}?id=${sample.category.id}`,
    subcategory: `${deep}?id=${sample.subcategory.id}`,
    article: `${category}/article/${word(sample.article)}?id=${sample.article.id}`,
    'article of a subcategory': `${deep}/article/${word(sample.deepArticle)}?id=${sample.deepArticle.id}`,
    news,
    'all news': `${news}/${INNER_SEGMENTS.allNews[language]}`,
    'news of a category': `${news}/${word(sample.newsCategory)}?id=${sample.newsCategory.id}`,
    'news article': `${news}/${word(sample.newsCategory)}/${word(sample.news)}?id=${sample.news.id}`,
    events,
    map: `/${SEGMENTS.map[language]}`,
    'event article': `${events}/${word(sample.event)}?id=${sample.event.id}`,
  };
}

/** Kinds of pages without content of the provider. */
export const STATIC_KINDS: readonly string[] = [
  ...SHARED.slice(1).map((path) => path.slice(1)),
  ...['resident card', 'search', 'map', 'trip', 'plan'],
];

/** Addresses of the pages that show content of the provider. */
export const providedPages = (source: Source, language: Language): string[] =>
  Object.entries(kindsOfPage(source, language)).flatMap(([kind, path]) => (STATIC_KINDS.includes(kind) ? [] : [path]));

/** Kinds of pages, one for each layout: the others differ from them in their texts only. */
export const LAYOUTS: readonly string[] = [
  ...['home', 'guide', 'category', 'article of a subcategory', 'news', 'all news', 'events', 'event article', 'map'],
  ...['resident card', 'city-card', 'visitors-info', 'tax', 'search', 'trip', 'plan', 'legal'],
];

/** Those with pictures. */
export const PICTURED_LAYOUTS = LAYOUTS.filter(
  (kind) => !['visitors-info', 'tax', 'search', 'trip', 'plan', 'legal'].includes(kind),
);

/** The same pages by their slugs alone, later pages of lists, and filtered lists. */
export function furtherAddresses(source: Source, language: Language): Record<string, string> {
  const kinds = kindsOfPage(source, language);
  const byId = Object.entries(kinds).filter(([, path]) => path.includes('?id='));
  return {
    ...Object.fromEntries(byId.map(([kind, path]) => [`${kind} by slug`, path.split('?')[0] ?? ''])),
    'all news, page 2': `${kinds['all news']}?page=2`,
    'events, page 2': `${kinds.events}?page=2`,
    'events of a category': `${kinds.events}?id=${SAMPLES[source].eventCategory}`,
    'related address': `/${SEGMENTS.guide[language]}/article/x?id=${SAMPLES[source].article.id}`,
    'the map of churches': `${kinds.map}?kind=churches`,
    'an empty id': `${kinds.category?.split('?')[0]}?id=`,
  };
}

/** Every address of the route table in one language. */
export const everyAddress = (source: Source, language: Language): Record<string, string> => ({
  ...kindsOfPage(source, language),
  ...furtherAddresses(source, language),
});

export const everyLanguage = <T>(make: (language: Language) => T[]): T[] => LANGUAGES.flatMap(make);
