import 'server-only';
import { getTranslations } from 'next-intl/server';
import { type CardPicture, type ShareCard, toCardPicture } from '@/lib/cards/shareCard';
import { preparedUrl } from '@/lib/content/preparedPicture';
import { LANGUAGE_TAG, type Language } from '@/lib/language';
import { PAGE_PICTURES } from '@/lib/pictures/pagePictures';
import { sitePictureEntry } from '@/lib/pictures/sitePicture';
import type { CardSubject } from '@/lib/routing/cardAddress';

type SitePage = Exclude<CardSubject, { id: string }>['kind'];

/** The words of each page’s card: its own title, and the kind of page above it. */
const WORDS = {
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

type Pictured = keyof typeof PAGE_PICTURES;

const isPictured = (page: string): page is Pictured => page in PAGE_PICTURES;

export function siteCardPicture(page: Pictured, language: Language): CardPicture {
  const file = PAGE_PICTURES[page];
  const entry = sitePictureEntry(file);
  return toCardPicture({ ...entry, url: preparedUrl(file) }, entry.alt[language]);
}

/** The share card of one of the site’s own pages. */
export async function siteCard(language: Language, page: SitePage): Promise<ShareCard> {
  const t = await getTranslations({ locale: LANGUAGE_TAG[language] });
  const [title, label] = WORDS[page];
  const pictured = page === 'allNews' ? 'news' : page;
  const picture = isPictured(pictured) ? siteCardPicture(pictured, language) : null;
  return { label: t(label), title: t(title), picture };
}
