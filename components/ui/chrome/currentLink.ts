import type { NavigationEntry } from '@/components/ui/chrome/navigation';
import type { FolderOf, PageKind, VariantOf } from '@/lib/routing/pageKinds';

/** Values of `aria-current`: `page` for the current page, `true` for its section. */
type Current = { entry: NavigationEntry; kind: 'page' | 'true' };

/** The entry of each internal route that belongs to its section, by its folder under `app/[lang]`. */
const SECTIONS = {
  category: 'guide',
  'category-choice': 'guide',
  subcategory: 'guide',
  'event-category': 'events',
  'all-news': 'news',
  'news-category': 'news',
  'guest-sheet': 'tax',
} as const satisfies Partial<Record<FolderOf<PageKind>, NavigationEntry>>;

type PageKindOfEntry = NavigationEntry | VariantOf<NavigationEntry>;

/** The entry of each internal route that is its page. The compiler asks for every variant of a page. */
const PAGES: Record<Exclude<FolderOf<PageKindOfEntry>, keyof typeof SECTIONS>, NavigationEntry> = {
  guide: 'guide',
  'guide-choice': 'guide',
  map: 'map',
  'map-of': 'map',
  'visitors-info': 'visitorsInfo',
  'resident-card': 'residentCard',
  'resident-card-search': 'residentCard',
  'city-pass': 'cityPass',
  events: 'events',
  'event-range': 'events',
  'events-of': 'events',
  news: 'news',
  tax: 'tax',
  'tax-sum': 'tax',
};

const entryIn = (entries: Partial<Record<string, NavigationEntry>>, folder: string | null) => entries[folder ?? ''];

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
  const page = entryIn(PAGES, folder);
  if (page) return { entry: page, kind: 'page' };
  const section =
    folder === 'article'
      ? links.find(({ href }) => pathname?.startsWith(`${href}/`))?.entry
      : entryIn(SECTIONS, folder);
  return section ? { entry: section, kind: 'true' } : null;
}
