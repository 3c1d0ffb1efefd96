import type { SearchEntry } from '@/lib/content/search/entry';
import type { Search } from '@/lib/content/search/search';
import { createSearch } from '@/lib/content/search/searchBuilder';
import type { Language } from '@/lib/language';

/** What a page tells the search beside it: what to look in, and then, again and again, what to look for. */
export type SearchTask = { entries: readonly SearchEntry[]; language: Language } | { query: string; most: number };

let search: Promise<Search>;

async function prepare(entries: readonly SearchEntry[], language: Language): Promise<Search> {
  const find = await createSearch(
    entries.map((entry) => ({ entry, body: '' })),
    language,
  );
  // The first search of all takes several times as long as the next: no visitor should wait for it.
  find(entries[0]?.title.text ?? '');
  return find;
}

/** Each query is answered, in the order in which they came. */
self.onmessage = async ({ data: task }: MessageEvent<SearchTask>) => {
  if ('entries' in task) search = prepare(task.entries, task.language);
  else self.postMessage((await search)(task.query, task.most));
};
