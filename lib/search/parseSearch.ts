import { parseText } from '@/lib/articles/parseCard';
import type { Range } from '@/lib/i18n/pieces';
import { array, boolean, list, nullable, number, object, oneOf, type Parse, string } from '@/lib/json';
import type { ClientIndex, PopularPage, SearchWords } from '@/lib/search/clientIndex';
import { type ResultEntry, SEARCH_KINDS, type SearchEntry } from '@/lib/search/searchEntry';
import type { SearchHit, SearchResponse } from '@/lib/search/searchResponse';

const resultShape = {
  href: string,
  kind: oneOf(SEARCH_KINDS),
  detail: nullable(string),
  title: parseText,
  summary: nullable(parseText),
};

const range: Parse<Range> = (value) => {
  const [from, to] = array(value);
  return [number(from), number(to)];
};

const words = object<SearchWords>({
  label: string,
  placeholder: string,
  none: string,
  incomplete: string,
  popular: string,
  all: string,
  kinds: object<SearchWords['kinds']>({ guide: string, news: string, event: string, page: string }),
  counts: list(string),
  first: string,
});

/** @throws TypeError where the server sent anything else */
export const parseClientIndex = object<ClientIndex>({
  entries: nullable(list(object<SearchEntry>({ ...resultShape, names: string, keywords: string }))),
  isComplete: boolean,
  words,
  popular: list(object<PopularPage>({ href: string, title: string })),
});

/** @throws TypeError where the server sent anything else */
export const parseSearchResponse = object<SearchResponse>({
  results: list(
    object<SearchHit>({
      entry: object<ResultEntry>(resultShape),
      marks: object<SearchHit['marks']>({ title: list(range), summary: list(range) }),
    }),
  ),
  count: number,
  hasMore: boolean,
});
