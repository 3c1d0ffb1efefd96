import type { NavigationEntry } from '@/components/ui/chrome/navigation';

/** Values of `aria-current`: `page` for the current page, `true` for its section. */
type Current = { entry: NavigationEntry; kind: 'page' | 'true' };

/** The entry that each internal route belongs to, by its folder under `app/[lang]`. */
const ROUTES: Record<string, [entry: NavigationEntry, kind: Current['kind']]> = {
  guide: ['guide', 'page'],
  category: ['guide', 'true'],
  subcategory: ['guide', 'true'],
  'guide-choice': ['guide', 'page'],
  'category-choice': ['guide', 'true'],
  map: ['map', 'page'],
  'map-of': ['map', 'page'],
  'visitors-info': ['visitorsInfo', 'page'],
  'resident-card': ['residentCard', 'page'],
  'resident-card-search': ['residentCard', 'page'],
  'city-pass': ['cityPass', 'page'],
  events: ['events', 'page'],
  'event-range': ['events', 'page'],
  'events-of': ['events', 'page'],
  'event-category': ['events', 'true'],
  news: ['news', 'page'],
  'all-news': ['news', 'true'],
  'news-category': ['news', 'true'],
  tax: ['tax', 'page'],
  'tax-sum': ['tax', 'page'],
  'guest-sheet': ['tax', 'true'],
};

/**
 * The link that leads to the current page or section.
 *
 * @param folder of the internal route, null on the home page
 * @param pathname of the public URL, which contains the section of an article; null where it is not known
 */
export function currentLink(
  links: readonly { entry: NavigationEntry; href: string }[],
  folder: string | null,
  pathname: string | null,
): Current | null {
  const route = ROUTES[folder ?? ''];
  if (route) return { entry: route[0], kind: route[1] };
  const section = folder === 'article' && links.find(({ href }) => pathname?.startsWith(`${href}/`));
  return section ? { entry: section.entry, kind: 'true' } : null;
}
