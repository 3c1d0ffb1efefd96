import type { Language } from '@/lib/i18n/language';
import { residentCardHref } from '@/lib/routing/href';
import {
  isShared,
  PAGE_KINDS,
  type PageKind,
  type ProvidedKind,
  recordOf,
  SITE_PAGES,
  type SitePage,
} from '@/lib/routing/pageKinds';
import { SEGMENTS } from '@/lib/routing/segments';
import type { Source } from './test';

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

/** Pages whose path both languages share, from the same record as the site’s. */
export const SHARED = SITE_PAGES.filter(isShared).map((page) => `/${PAGE_KINDS[page].path}`);

export const RESIDENT_CARD = residentCardHref();

/** Pages of one category, article or event. */
type ContentPage =
  | 'category'
  | 'subcategory'
  | 'article'
  | 'subcategoryArticle'
  | 'newsCategory'
  | 'newsArticle'
  | 'eventArticle';

export type PageName = SitePage | ContentPage;

/** The resident card is in Montenegrin only. */
type EnglishPage = Exclude<PageName, 'residentCard'>;

type Addresses = Record<EnglishPage, string> & { residentCard?: string };

/** Pages that show content of the provider. */
type ProvidedPage = ContentPage | Extract<SitePage, ProvidedKind>;

const STATIC_PAGES: readonly PageName[] = SITE_PAGES.filter((page) => !recordOf(page).needsProvider);

export const isProvided = (page: PageName): page is ProvidedPage => !STATIC_PAGES.includes(page);

/** The address of one of the site’s own pages, if the language has it. */
function siteAddress(page: SitePage, language: Language): string | undefined {
  const { path = '' } = recordOf(page);
  if (typeof path === 'string') return `/${path}?lang=${language}`;
  return path[language] === undefined ? undefined : `/${path[language]}`;
}

/** One address of every kind of page, with ids where the table has them. */
export function pagePaths(source: Source, language: 'sr'): Record<PageName, string>;
export function pagePaths(source: Source, language: Language): Addresses;
export function pagePaths(source: Source, language: Language): Addresses {
  const sample = SAMPLES[source];
  const word = (named: Named): string => named[language];
  const entries = SITE_PAGES.flatMap((page) => {
    const address = siteAddress(page, language);
    return address === undefined ? [] : [[page, address]];
  });
  const own = Object.fromEntries(entries) as Omit<Addresses, ContentPage>;
  const category = `${own.guide}/${word(sample.category)}`;
  const subcategory = `${category}/${word(sample.subcategory)}`;
  const newsCategory = `${own.news}/${word(sample.newsCategory)}`;
  return {
    ...own,
    category: `${category}?id=${sample.category.id}`,
    subcategory: `${subcategory}?id=${sample.subcategory.id}`,
    article: `${category}/article/${word(sample.article)}?id=${sample.article.id}`,
    subcategoryArticle: `${subcategory}/article/${word(sample.deepArticle)}?id=${sample.deepArticle.id}`,
    newsCategory: `${newsCategory}?id=${sample.newsCategory.id}`,
    newsArticle: `${newsCategory}/${word(sample.news)}?id=${sample.news.id}`,
    eventArticle: `${own.events}/${word(sample.event)}?id=${sample.event.id}`,
  };
}

/** The same addresses with the names of their pages. */
export const namedPages = (source: Source, language: Language): [PageName, string][] =>
  Object.entries(pagePaths(source, language)) as [PageName, string][];

/** Addresses of the pages that show content of the provider. */
export const providedPages = (source: Source, language: Language): string[] =>
  namedPages(source, language).flatMap(([page, address]) => (isProvided(page) ? [address] : []));

/** One page for each layout: the others differ from them in their texts only. */
export const LAYOUTS: readonly PageName[] = [
  ...(['home', 'guide', 'category', 'subcategoryArticle', 'news', 'allNews', 'events', 'eventArticle', 'map'] as const),
  ...(['residentCard', 'cityPass', 'visitorsInfo', 'tax', 'search', 'trip', 'plan', 'legal'] as const),
];

/** Those with pictures. */
export const PICTURED_LAYOUTS = LAYOUTS.filter(
  (page) => !['visitorsInfo', 'tax', 'search', 'trip', 'plan', 'legal'].includes(page),
);

/** An address of every kind of page of the site with the shipped content. In an outage, any new one is `unavailable`. */
export function everyPagePath(language: Language): Record<PageName | Exclude<PageKind, 'unavailable'>, string> {
  const pages = pagePaths('shipped', language);
  const { deepArticle, event, eventCategory } = SAMPLES.shipped;
  return {
    ...pages,
    residentCard: RESIDENT_CARD,
    eventCategory: `${pages.events}?id=${eventCategory}`,
    filteredGuide: `${pages.category}&for=children`,
    mapGroup: `${pages.map}?kind=churches`,
    namedEventRange: `${pages.events}?when=month`,
    eventRange: `${pages.events}?from=2027-02-01&to=2027-02-28`,
    taxResult: `/tax?adults=2&nights=3&lang=${language}`,
    guestSheet: `/tax?guest-sheet=${language}&lang=${language}`,
    residentCardSearch: `${RESIDENT_CARD}?q=ribe`,
    searchResults: `${pages.search}?q=perast`,
    planResult: `${pages.plan}?from=09:00&to=12:00`,
    sharedTrip: `${pages.trip}?items=${deepArticle.id}~2027-02-04.${event.id}`,
    offline: `/offline?lang=${language}`,
    notFound: `/nowhere?lang=${language}`,
  };
}

/** The same pages by slug only, later pages of lists, and filtered lists. */
function furtherAddresses(source: Source, language: Language): Record<string, string> {
  const pages = pagePaths(source, language);
  const byId = namedPages(source, language).filter(([, address]) => address.includes('?id='));
  return {
    ...Object.fromEntries(byId.map(([page, address]) => [`${page} by slug`, address.split('?')[0] ?? ''])),
    'allNews, page 2': `${pages.allNews}?page=2`,
    'events, page 2': `${pages.events}?page=2`,
    'events of a category': `${pages.events}?id=${SAMPLES[source].eventCategory}`,
    'related address': `/${SEGMENTS.guide[language]}/article/x?id=${SAMPLES[source].article.id}`,
    'the map of churches': `${pages.map}?kind=churches`,
    'an empty id': `${pages.category.split('?')[0]}?id=`,
  };
}

/** Every address of the route table in one language. */
export const everyAddress = (source: Source, language: Language): Record<string, string> => ({
  ...Object.fromEntries(namedPages(source, language)),
  ...furtherAddresses(source, language),
});
