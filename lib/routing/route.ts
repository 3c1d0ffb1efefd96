import type { Language } from '@/lib/i18n/language';
import type { GuideChoice } from '@/lib/routing/guideChoice';
import type { DynamicPage, Page } from '@/lib/routing/internal';
import type { MapGroup } from '@/lib/routing/mapGroup';
import type { SharedPage } from '@/lib/routing/pageKinds';
import type { Section } from '@/lib/routing/segments';

/** What a public address names, before its existence is checked. `id` and `slug` come from the visitor. */
export type Route =
  | { kind: 'shared'; page: SharedPage }
  | { kind: 'residentCard' }
  | { kind: 'offline' }
  | { kind: 'guide' }
  | { kind: 'guideChoice'; choice: GuideChoice; page: number }
  | { kind: 'categoryChoice'; slug: string; id: string | null; choice: GuideChoice; page: number }
  | { kind: 'category'; slug: string; id: string | null; page: number }
  | { kind: 'subcategory'; category?: string; slug: string; id: string | null; page: number }
  | { kind: 'article'; section: Section; slug: string; id: string | null }
  | { kind: 'news' }
  | { kind: 'allNews'; page: number }
  | { kind: 'newsCategory'; slug: string; id: string | null; page: number }
  | { kind: 'events'; page: number }
  | { kind: 'eventCategory'; id: string; page: number }
  | { kind: 'search' }
  | { kind: 'map' }
  | { kind: 'mapGroup'; group: MapGroup }
  | { kind: 'trip' }
  | { kind: 'plan' }
  | DynamicPage;

/** Whether a route leads to a page, and to which, according to the provider. */
export type Resolution = { state: 'found'; page: Page } | { state: 'missing' } | { state: 'unavailable' };

export type Resolve = (language: Language, route: Route) => Promise<Resolution>;
