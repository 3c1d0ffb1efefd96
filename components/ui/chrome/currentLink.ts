import type { NavigationEntry } from '@/components/ui/chrome/navigation';
import type { FolderOf, PageKind, VariantOf } from '@/lib/routing/pageKinds';

/** Values of `aria-current`: `page` for the current page, `true` for its section. */
type Current = { entry: NavigationEntry; kind: 'page' | 'true' };

type KindInNavigation = Exclude<NavigationEntry | VariantOf<NavigationEntry>, 'guestSheet' | 'sharedTrip'>;

/**
 * The navigation entry whose page an internal route is, by the route's folder under `app/[lang]`. The compiler requires
 * every variant but the guest sheet and shared trips.
 */
const PAGES: Record<string, NavigationEntry> = {
  guide: 'guide',
  map: 'map',
  'map-group': 'map',
  'visitors-info': 'visitorsInfo',
  'resident-card': 'residentCard',
  'resident-card-search': 'residentCard',
  'city-pass': 'cityPass',
  events: 'events',
  'event-range': 'events',
  'named-event-range': 'events',
  news: 'news',
  tax: 'tax',
  'tax-result': 'tax',
  trip: 'trip',
} satisfies Record<FolderOf<KindInNavigation>, NavigationEntry>;

/** The navigation entry whose section an internal route belongs to. */
const SECTIONS: Record<string, NavigationEntry> = {
  category: 'guide',
  subcategory: 'guide',
  'filtered-guide': 'guide',
  'event-category': 'events',
  'all-news': 'news',
  'news-category': 'news',
  'guest-sheet': 'tax',
} satisfies Partial<Record<FolderOf<PageKind>, NavigationEntry>>;

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
  const page = PAGES[folder ?? ''];
  if (page) return { entry: page, kind: 'page' };
  const section =
    folder === 'article' ? links.find(({ href }) => pathname?.startsWith(`${href}/`))?.entry : SECTIONS[folder ?? ''];
  return section ? { entry: section, kind: 'true' } : null;
}
