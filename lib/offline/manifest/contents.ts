import type { Language } from '@/lib/i18n/language';
import { PAGE_PICTURES } from '@/lib/pictures/pagePictures';
import { planHref, searchHref, tripHref } from '@/lib/routing/browserHref';
import { guestSheetHref, guideHref, mapHref, sharedHref } from '@/lib/routing/href';
import { CITY_PASSES } from '@/lib/visitor-info/cityPass';

/** A page of the pack, with the files of content/pictures.json that it shows. */
type PackPage = { href: (language: Language) => string; pictures?: readonly string[] };

/**
 * Pages of the pack besides the guide. Pictures, styles and scripts are found in the page; `pictures` is for the estimate of its
 * size.
 */
export const PACK_PAGES: readonly PackPage[] = [
  // Where the installed app starts, and the logo leads.
  { href: (language) => sharedHref(language, 'home') },
  { href: (language) => sharedHref(language, 'visitorsInfo'), pictures: [PAGE_PICTURES.visitorsInfo] },
  { href: (language) => sharedHref(language, 'tax') },
  { href: (language) => guestSheetHref(language, 'en') },
  { href: (language) => guestSheetHref(language, 'sr') },
  {
    href: (language) => sharedHref(language, 'cityPass'),
    pictures: [PAGE_PICTURES.cityPass, ...CITY_PASSES.map(({ picture }) => picture)],
  },
  { href: guideHref, pictures: [PAGE_PICTURES.guide] },
  { href: (language) => searchHref(language) },
  { href: (language) => mapHref(language) },
  { href: (language) => planHref(language) },
  { href: (language) => tripHref(language) },
];
