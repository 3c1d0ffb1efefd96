import type { Language } from '@/lib/i18n/language';
import type { Messages } from '@/lib/i18n/messages';
import { tripHref } from '@/lib/routing/browserHref';
import { eventsHref, guideHref, mapHref, newsHref, residentCardHref, sharedHref } from '@/lib/routing/href';
import type { SitePage } from '@/lib/routing/pageKinds';

/** Targets of the navigation: the pages that have a name in its messages. */
export type NavigationEntry = Extract<SitePage, keyof Messages['Navigation']>;

/** The links of the header in order; the resident card is listed only in Montenegrin (docs/requirements.md, Chrome). */
export function navigationLinks(language: Language): { entry: NavigationEntry; href: string }[] {
  const residentCard = language === 'sr' ? [{ entry: 'residentCard' as const, href: residentCardHref() }] : [];
  return [
    { entry: 'guide', href: guideHref(language) },
    { entry: 'map', href: mapHref(language) },
    { entry: 'visitorsInfo', href: sharedHref(language, 'visitorsInfo') },
    ...residentCard,
    { entry: 'cityPass', href: sharedHref(language, 'cityPass') },
    { entry: 'events', href: eventsHref(language) },
    { entry: 'news', href: newsHref(language) },
    { entry: 'tax', href: sharedHref(language, 'tax') },
  ];
}

/** The links of the menu and the footer, which have room for the visitor’s trip too. */
export const siteLinks = (language: Language): ReturnType<typeof navigationLinks> => [
  ...navigationLinks(language),
  { entry: 'trip', href: tripHref(language) },
];
