import { parseLocalizedText } from '@/lib/i18n/localizedText';
import { nullable, object, oneOf, string } from '@/lib/json';

/** The kind of a result, as a visitor would call it. */
const SEARCH_KINDS = ['guide', 'news', 'event', 'page'] as const;

export type SearchKind = (typeof SEARCH_KINDS)[number];

const shown = {
  href: string,
  kind: oneOf(SEARCH_KINDS),
  /** Shown after the kind: a category, the day of an event, the page a section is on. */
  detail: nullable(string),
  title: parseLocalizedText,
  summary: nullable(parseLocalizedText),
};

/** The visible fields of a result. */
export const parseResultEntry = object(shown);

export type ResultEntry = ReturnType<typeof parseResultEntry>;

/** A searchable entry in one language: the visible fields, and others it is found by. */
export const parseSearchEntry = object({
  ...shown,
  /** Synonyms, in any language and spelling. */
  names: string,
  /** Keywords, tags and categories. */
  keywords: string,
});

export type SearchEntry = ReturnType<typeof parseSearchEntry>;

/** An entry with its body text, which only the server indexes. */
export type SearchDocument = { entry: SearchEntry; body: string };
