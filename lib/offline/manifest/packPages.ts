import { LANGUAGES, type Language } from '@/lib/i18n/language';
import { planHref, searchHref, tripHref } from '@/lib/routing/browserHref';
import { guestSheetHref, guideHref, mapHref, sharedHref } from '@/lib/routing/href';

/** Pages of the pack besides the guide. Pictures, styles and scripts are found in the page. */
export const packPages = (language: Language): string[] => [
  // The start page of the installed app, and the target of the logo.
  sharedHref(language, 'home'),
  sharedHref(language, 'visitorsInfo'),
  sharedHref(language, 'tax'),
  ...LANGUAGES.map((sheet) => guestSheetHref(language, sheet)),
  sharedHref(language, 'cityPass'),
  guideHref(language),
  searchHref(language),
  mapHref(language),
  planHref(language),
  tripHref(language),
];
