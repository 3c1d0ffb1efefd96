import { isDeepStrictEqual } from 'node:util';
import { allArticles } from '@/lib/cms/files/check/passages';
import type { Library } from '@/lib/cms/files/library';
import type { Folder } from '@/lib/cms/files/readFolder';

/** What decides which pages show an article: all but its texts and the day of its last change. */
const placementOf = ({ id, facts }: Folder<object>) => ({ id, facts: { ...facts, updated: undefined } });

const withoutTexts = (library: Library) => ({
  ...library,
  guide: library.guide.map(placementOf),
  news: library.news.map(placementOf),
  events: library.events.map(placementOf),
});

/**
 * The ids of the articles whose texts changed between two readings: a page that shows one has a link to it. Null if
 * anything else changed, which may be on any page: articles show cards of others by their tags, for example.
 */
export function changedTexts(before: Library, after: Library): string[] | null {
  if (!isDeepStrictEqual(withoutTexts(before), withoutTexts(after))) return null;
  const last = new Map(allArticles(before).map((folder) => [folder.id, folder]));
  return allArticles(after)
    .filter((folder) => !isDeepStrictEqual(folder, last.get(folder.id)))
    .map(({ id }) => id);
}
