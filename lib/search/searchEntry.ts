import type { Text } from '@/lib/i18n/text';

/** What a result is, as a visitor would call it. */
export const SEARCH_KINDS = ['guide', 'news', 'event', 'page'] as const;

export type SearchKind = (typeof SEARCH_KINDS)[number];

/** What a result shows. */
export type ResultEntry = {
  href: string;
  kind: SearchKind;
  /** Shown after the kind: a category, the day of an event, the page a section is on. */
  detail: string | null;
  title: Text;
  summary: Text | null;
};

/** Something a visitor may look for, in one language: what a result shows, and what else it is found by. */
export type SearchEntry = ResultEntry & {
  /** Other names, in any language and spelling. */
  names: string;
  /** Keywords, tags and categories. */
  keywords: string;
};

/** An entry with its body text, which only the server indexes. */
export type SearchDocument = { entry: SearchEntry; body: string };
