import type { Language } from '@/lib/i18n/language';
import type { Page } from '@/lib/routing/internal';
import type { Route } from '@/lib/routing/route';

/** Whether a route leads to a page, and to which, according to the provider. */
export type Resolution = { state: 'found'; page: Page } | { state: 'missing' } | { state: 'unavailable' };

export type Resolve = (language: Language, route: Route) => Promise<Resolution>;
