import { type PageKind, recordOf, SITE_PAGES, type SitePage } from '@/lib/routing/pageKinds';
import { furtherAddresses, kindsOfPage, SAMPLES, TYPED_IN } from './addresses';
import type { Language } from './words';

/** One of the site’s own pages; a page of one language only is the same in both. */
function addressOf(page: SitePage, language: Language): string {
  const { path = '' } = recordOf(page);
  return typeof path === 'string' ? `/${path}?lang=${language}` : `/${path[language] ?? path.sr}`;
}

/** An address of every kind of page of the site with the shipped content. In an outage, any new one is `unavailable`. */
export function everyKind(language: Language): Record<Exclude<PageKind, 'unavailable'>, string> {
  const kinds = kindsOfPage('shipped', language);
  const further = furtherAddresses('shipped', language);
  const { deepArticle, event } = SAMPLES.shipped;
  const [taxResult = '', residentCardSearch = ''] = TYPED_IN;
  const own = Object.fromEntries(SITE_PAGES.map((page) => [page, addressOf(page, language)]));
  return {
    ...(own as Record<SitePage, string>),
    category: kinds.category ?? '',
    subcategory: kinds.subcategory ?? '',
    article: kinds['article of a subcategory'] ?? '',
    newsCategory: kinds['news of a category'] ?? '',
    eventCategory: further['events of a category'] ?? '',
    guideChoice: `${kinds.guide}?for=free`,
    categoryChoice: `${kinds.category}&for=free`,
    mapGroup: further['the map of churches'] ?? '',
    namedEventRange: `${kinds.events}?when=month`,
    eventRange: `${kinds.events}?from=2027-02-01&to=2027-02-28`,
    taxResult: `${taxResult}&lang=${language}`,
    guestSheet: `/tax?guest-sheet=${language}&lang=${language}`,
    residentCardSearch,
    searchResults: `${kinds.search}?q=perast`,
    planResult: `${kinds.plan}?from=09:00&to=12:00`,
    sharedTrip: `${kinds.trip}?items=${deepArticle.id}~2027-02-04.${event.id}`,
    offline: `/offline?lang=${language}`,
    notFound: `/nowhere?lang=${language}`,
  };
}
