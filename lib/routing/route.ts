import type { Language } from '@/lib/i18n/language';
import type { GuideChoice } from '@/lib/routing/guideFilter';
import type { Page } from '@/lib/routing/page';
import type { Section } from '@/lib/routing/segments';

/** Routes of content with a slug; its id may be missing. */
export type SlugRoute =
  | { kind: 'category'; slug: string; id: string | null; page: number }
  | { kind: 'subcategory'; category?: string; slug: string; id: string | null; page: number }
  | { kind: 'newsCategory'; slug: string; id: string | null; page: number }
  | { kind: 'article'; section: Section; slug: string; id: string | null };

/** The guide, filtered: a category of it, or the whole where that is null. */
export type FilteredRoute = {
  kind: 'filteredGuide';
  choice: GuideChoice;
  page: number;
  category: Extract<SlugRoute, { kind: 'category' }> | null;
};

/** Pages without a URL: they depend on the day, or are shown for a route without a page. */
type UnnamedKind = 'terms' | 'namedEventRange' | 'notFound' | 'unavailable';

/**
 * What a public address identifies, before its existence is checked: its page, unless an id or the day is not in the
 * address. `id` and `slug` come from the visitor.
 */
export type Route =
  | SlugRoute
  | FilteredRoute
  | { kind: 'terms' }
  | Exclude<Page, { kind: SlugRoute['kind'] | 'filteredGuide' | UnnamedKind }>;

/** The page of a route, if the provider says that it exists. */
export type Resolution = { state: 'found'; page: Page } | { state: 'missing' } | { state: 'unavailable' };

export type Resolve = (language: Language, route: Route) => Promise<Resolution>;
