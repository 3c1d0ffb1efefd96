import type { SearchDocument, SearchEntry } from '@/lib/search/searchEntry';
import type { Search } from '@/lib/search/searchResponse';

export const document = (title: string, rest: Partial<SearchEntry> & { body?: string } = {}): SearchDocument => {
  const { body = '', ...entry } = rest;
  const plain = { kind: 'guide', detail: null, summary: null, names: '', keywords: '' } as const;
  return { entry: { href: `/${title}`, title: { text: title }, ...plain, ...entry }, body };
};

export const titlesOf = (search: Search, query: string): string[] =>
  search(query).results.map(({ entry }) => entry.title.text);
