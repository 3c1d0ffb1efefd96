import type { Language } from '@/lib/i18n/language';
import { PAGE_PICTURES } from '@/lib/pictures/pagePictures';
import { guestSheetHref, guideHref, mapHref, sharedHref } from '@/lib/routing/href';
import { searchHref } from '@/lib/routing/searchHref';
import { searchIndexHref } from '@/lib/routing/searchIndexHref';
import { CITY_PASSES } from '@/lib/visitor-info/cityPass';

/** A page of the pack and the pictures of content/pictures.json in it. */
type PackPage = { href: (language: Language) => string; pictures?: readonly string[] };

/**
 * What the pack holds beside the guide’s own pages. **The one place to add to it**: a page here, or below a file that a
 * page asks for only when it is used. Their pictures, styles and scripts come along by themselves; `pictures` is there
 * so that the size is told right.
 */
export const PACK_PAGES: readonly PackPage[] = [
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
];

/** Further files, with the bytes they weigh as they travel. */
export const PACK_FILES: readonly { href: (language: Language) => string; bytes: number }[] = [
  { href: (language) => searchIndexHref(language), bytes: 40_000 },
];
