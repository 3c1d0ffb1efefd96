import type { Language } from '@/lib/i18n/language';
import { eventsHref, guideHref, newsHref, residentCardHref, sharedHref } from '@/lib/routing/href';

/** What the navigation leads to. */
export type NavigationEntry = 'guide' | 'visitorsInfo' | 'residentCard' | 'cityPass' | 'events' | 'news' | 'tax';

/** The header’s links in their order; the resident card’s only in Serbian (docs/requirements.md, Chrome). */
export function navigationLinks(language: Language): { entry: NavigationEntry; href: string }[] {
  const residentCard = language === 'sr' ? [{ entry: 'residentCard' as const, href: residentCardHref() }] : [];
  return [
    { entry: 'guide', href: guideHref(language) },
    { entry: 'visitorsInfo', href: sharedHref(language, 'visitorsInfo') },
    ...residentCard,
    { entry: 'cityPass', href: sharedHref(language, 'cityPass') },
    { entry: 'events', href: eventsHref(language) },
    { entry: 'news', href: newsHref(language) },
    { entry: 'tax', href: sharedHref(language, 'tax') },
  ];
}
