import type { Language } from '@/lib/i18n/language';

/** The words of a search in its address: the field of its form. */
export const SEARCH_WORDS = 'q';

/** The `v1` is the form of the file: a page asks for the form it understands. */
const SEARCH_INDEX = '/search-index/v1';

/** The address of a search for these words. */
export const withWords = (path: string, words: string | undefined): string =>
  words ? `${path}?${new URLSearchParams({ [SEARCH_WORDS]: words })}` : path;

/** What the browser’s search is made from, and with words what the server finds for them. */
export const searchIndexHref = (language: Language, words?: string): string =>
  withWords(`${SEARCH_INDEX}/${language}.json`, words);
