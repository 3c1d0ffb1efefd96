import 'server-only';
import { getTranslations } from 'next-intl/server';
import { LANGUAGE_TAG, type Language } from '@/lib/i18n/language';
import { PAGE_PICTURES } from '@/lib/pictures/pagePictures';
import { preparedUrl } from '@/lib/pictures/preparedPicture';
import { sitePictureEntry } from '@/lib/pictures/sitePicture';
import type { CardSubject } from '@/lib/routing/cardAddress';
import { type ShareImage, type SharePicture, toSharePicture } from '@/lib/seo/share-images/shareImage';

type SitePage = Exclude<CardSubject, { id: string }>['kind'];

/** Message keys of the title of each page, and of the label above it. */
const MESSAGES = {
  home: ['HomePage.title', 'ShareCard.country'],
  guide: ['GuidePage.title', 'ShareCard.guide'],
  news: ['NewsPage.title', 'ShareCard.news'],
  allNews: ['NewsPage.allTitle', 'ShareCard.news'],
  events: ['EventsPage.title', 'ShareCard.events'],
  cityPass: ['CityPassPage.title', 'ShareCard.visitors'],
  tax: ['TaxPage.title', 'ShareCard.visitors'],
  visitorsInfo: ['VisitorsInfoPage.title', 'ShareCard.visitors'],
  map: ['MapPage.title', 'ShareCard.visitors'],
  residentCard: ['ResidentCardPage.title', 'ShareCard.residents'],
  search: ['SearchPage.title', 'ShareCard.site'],
  trip: ['TripPage.title', 'ShareCard.visitors'],
  cookiePolicy: ['CookiePolicyPage.title', 'ShareCard.site'],
  terms: ['TermsPage.title', 'ShareCard.site'],
  legal: ['LegalPage.title', 'ShareCard.site'],
  imprint: ['ImprintPage.title', 'ShareCard.site'],
} as const satisfies Record<SitePage, readonly [string, string]>;

type PageWithPicture = keyof typeof PAGE_PICTURES;

const hasPicture = (page: string): page is PageWithPicture => page in PAGE_PICTURES;

export function siteSharePicture(page: PageWithPicture, language: Language): SharePicture {
  const file = PAGE_PICTURES[page];
  const entry = sitePictureEntry(file);
  return toSharePicture({ ...entry, url: preparedUrl(file) }, entry.alt[language]);
}

/** The share image of one of the site’s own pages. */
export async function siteShareImage(language: Language, page: SitePage): Promise<ShareImage> {
  const t = await getTranslations({ locale: LANGUAGE_TAG[language] });
  const [title, label] = MESSAGES[page];
  const pictured = page === 'allNews' ? 'news' : page;
  const picture = hasPicture(pictured) ? siteSharePicture(pictured, language) : null;
  return { label: t(label), title: t(title), picture };
}
