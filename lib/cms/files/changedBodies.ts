import { isDeepStrictEqual } from 'node:util';
import { allArticles } from '@/lib/cms/files/check/passages';
import type { Library } from '@/lib/cms/files/library';
import type { Folder } from '@/lib/cms/files/readFolder';
import { inEachLanguage, LANGUAGES } from '@/lib/i18n/language';

const bodiesOf = ({ texts }: Folder<unknown>): string[] => LANGUAGES.map((language) => texts[language].markdown);

const withoutBodies = <T>(folder: Folder<T>): Folder<T> => ({
  ...folder,
  texts: inEachLanguage((language) => ({ ...folder.texts[language], markdown: '' })),
});

/** Everything that is shown on other pages than the article's own. */
const sharedPartOf = (library: Library): Library => ({
  ...library,
  guide: library.guide.map(withoutBodies),
  news: library.news.map(withoutBodies),
  events: library.events.map(withoutBodies),
});

/**
 * The ids of the articles whose bodies changed between two readings: bodies are on no other page. Null if anything else
 * changed, which may be on any page: titles are on cards, and articles show cards of others by their tags.
 */
export function changedBodies(before: Library, after: Library): string[] | null {
  if (!isDeepStrictEqual(sharedPartOf(before), sharedPartOf(after))) return null;
  const last = new Map(allArticles(before).map((folder) => [folder.id, bodiesOf(folder)]));
  return allArticles(after)
    .filter((folder) => !isDeepStrictEqual(bodiesOf(folder), last.get(folder.id)))
    .map(({ id }) => id);
}
