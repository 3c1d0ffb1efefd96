import { DEFAULT_LANGUAGE, inEachLanguage, type Language } from '@/lib/i18n/language';
import { MAP_FILTER, type MapGroup } from '@/lib/routing/mapGroup';
import { isShared, PAGE_KINDS, type SharedPage, type SitePage } from '@/lib/routing/pageKinds';
import type { PlanInputs } from '@/lib/routing/planFields';
import { CALENDAR, FEED, GUEST_SHEET, INNER_SEGMENTS, PLACES, SEGMENTS } from '@/lib/routing/segments';

const withId = (path: string, id?: string): string => (id ? `${path}?${new URLSearchParams({ id })}` : path);

/** One page of a list, by the URL of the list. */
export const withPage = (list: string, page = 1): string =>
  page === 1 ? list : `${list}${list.includes('?') ? '&' : '?'}page=${page}`;

const toPath = (segments: readonly (string | undefined)[]): string =>
  `/${segments.flatMap((segment) => (segment ? encodeURIComponent(segment) : [])).join('/')}`;

/** A page both languages share. Montenegrin links carry `lang=sr`, so that a page stays in its language without a cookie. */
export function sharedHref(language: Language, page: SharedPage): string {
  const path = `/${PAGE_KINDS[page].path}`;
  return language === DEFAULT_LANGUAGE ? path : `${path}?lang=${language}`;
}

/** The sheet hosts print for their guests, whose language may differ from the page's. */
export function guestSheetHref(language: Language, sheet: Language): string {
  const query = new URLSearchParams({ [GUEST_SHEET]: sheet, lang: language });
  return `/${PAGE_KINDS.tax.path}?${query}`;
}

export const residentCardHref = (): string => `/${SEGMENTS.residentCard.sr}`;

export const guideHref = (language: Language): string => toPath([SEGMENTS.guide[language]]);

export const newsHref = (language: Language): string => toPath([SEGMENTS.news[language]]);

export const allNewsHref = (language: Language): string =>
  toPath([SEGMENTS.news[language], INNER_SEGMENTS.allNews[language]]);

/** All events, or those of a category. */
export const eventsHref = (language: Language, id?: string): string => withId(toPath([SEGMENTS.events[language]]), id);

/** A category of the guide, or a subcategory below the slug of its category. */
export const categoryHref = (language: Language, slugs: readonly string[], id?: string): string =>
  withId(toPath([SEGMENTS.guide[language], ...slugs]), id);

export const newsCategoryHref = (language: Language, slug: string, id?: string): string =>
  withId(toPath([SEGMENTS.news[language], slug]), id);

/** An article of the guide; a missing slug is left out (docs/requirements.md, Addresses). */
export const guideArticleHref = (
  language: Language,
  { category, subcategory, slug, id }: { category?: string; subcategory?: string; slug: string; id: string },
): string =>
  withId(toPath([SEGMENTS.guide[language], category, subcategory, INNER_SEGMENTS.article[language], slug]), id);

/** News are under their category, or under `article` without one (docs/requirements.md, Addresses). */
export const newsArticleHref = (
  language: Language,
  { category, slug, id }: { category?: string; slug: string; id: string },
): string => withId(toPath([SEGMENTS.news[language], category ?? INNER_SEGMENTS.article[language], slug]), id);

export const eventHref = (language: Language, { slug, id }: { slug: string; id: string }): string =>
  withId(toPath([SEGMENTS.events[language], slug]), id);

/** The map, all of it or one group of its places. */
export const mapHref = (language: Language, group: MapGroup | null = null): string =>
  MAP_FILTER.toHref(toPath([SEGMENTS.map[language]]), group);

/** The places as open data, in both languages. */
export const placesHref = (format: 'geojson' | 'jsonld'): string => `/${PLACES}.${format}`;

/** The news as an Atom feed. */
export const feedHref = (language: Language): string => `/${FEED}/${language}.xml`;

/** All events as a calendar to subscribe to. */
export const calendarHref = (language: Language): string => `/${CALENDAR}/${language}.ics`;

/** One event for a visitor’s own calendar. */
export const eventCalendarHref = (language: Language, id: string): string => `/${CALENDAR}/${language}/${id}.ics`;

/** A plan’s hours for a visitor’s own calendar. */
export const planCalendarHref = (language: Language, inputs: PlanInputs): string =>
  `/${CALENDAR}/plan/${language}.ics?${new URLSearchParams(inputs)}`;

/** The URL path of one of the site’s own pages in each language it exists in. */
export function pageAddresses(kind: SitePage): Partial<Record<Language, string>> {
  if (isShared(kind)) return inEachLanguage((language) => sharedHref(language, kind));
  const paths = Object.entries(PAGE_KINDS[kind].path);
  return Object.fromEntries(paths.map(([language, path]) => [language, `/${path}`]));
}
