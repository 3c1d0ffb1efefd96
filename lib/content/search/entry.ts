import type { Text } from '@/lib/content/text';

/** What a result is, as a visitor would call it. */
export const SEARCH_KINDS = ['guide', 'news', 'event', 'page'] as const;

export type SearchKind = (typeof SEARCH_KINDS)[number];

/** What a result shows. */
export type ShownEntry = {
  href: string;
  kind: SearchKind;
  /** What stands beside the kind: a category, the day of an event, the page a section is on. */
  detail: string | null;
  title: Text;
  summary: Text | null;
};

/** Something a visitor may look for, in one language: what a result shows, and what else it is found by. */
export type SearchEntry = ShownEntry & {
  /** Other names, in any language and spelling. */
  names: string;
  /** Keywords, tags and categories. */
  keywords: string;
};

/** An entry with the text behind it, which only the server’s index holds. */
export type SearchDocument = { entry: SearchEntry; body: string };
