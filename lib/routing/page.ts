import type { Language } from '@/lib/i18n/language';
import { type PAGE_KINDS, type PageKind, recordOf } from '@/lib/routing/pageKinds';
import type { PageParams } from '@/lib/routing/pageParams';

/** The names of a kind’s parameters. */
type ParamsOf<Kind extends PageKind> = (typeof PAGE_KINDS)[Kind] extends {
  params: readonly (infer Param extends keyof PageParams)[];
}
  ? Param
  : never;

type PageOf<Kind extends PageKind> = Kind extends PageKind ? { kind: Kind } & Pick<PageParams, ParamsOf<Kind>> : never;

/**
 * A page that exists, by ids: what the internal routes under `app/[lang]` render. Everything a page reads is in its
 * internal path, so that one cached document serves all its public URLs.
 */
export type Page = PageOf<PageKind>;

/** Whether a page is rendered for each request instead of being cached. */
export const isDynamic = ({ kind }: Page): boolean => recordOf(kind).isDynamic === true;

/** The path of the internal route under `app/`, such as `/sr/category/old-town/2`. Not reachable from outside. */
export function internalPath(language: Language, page: Page): string {
  const { folder, params = [] } = recordOf(page.kind);
  const values: Record<string, string | number | null> = page;
  const segments = params.map((param) => encodeURIComponent(values[param] ?? ''));
  return `/${[language, folder, ...segments].filter(Boolean).join('/')}`;
}
