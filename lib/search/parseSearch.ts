import { isLanguage } from '@/lib/i18n/language';
import type { Range } from '@/lib/i18n/pieces';
import type { Text } from '@/lib/i18n/text';
import type { ClientIndex, PopularPage, SearchWords } from '@/lib/search/clientIndex';
import { type ResultEntry, SEARCH_KINDS, type SearchEntry, type SearchKind } from '@/lib/search/searchEntry';
import type { SearchHit, SearchResponse } from '@/lib/search/searchResponse';

// Written by hand: a schema library would weigh more than the whole dialog.

type Parse<T> = (value: unknown) => T;

const is =
  <T>(test: (value: unknown) => value is T): Parse<T> =>
  (value) => {
    if (!test(value)) throw new TypeError(`unexpected value of type ${typeof value}`);
    return value;
  };

const string = is((value) => typeof value === 'string');
const number = is((value) => typeof value === 'number');
const boolean = is((value) => typeof value === 'boolean');
const array = is((value): value is unknown[] => Array.isArray(value));
const record = is((value): value is Record<string, unknown> => typeof value === 'object' && value !== null);

const list =
  <T>(parse: Parse<T>): Parse<T[]> =>
  (value) =>
    array(value).map(parse);

const nullable =
  <T>(parse: Parse<T>): Parse<T | null> =>
  (value) =>
    value === null ? null : parse(value);

const object =
  <T extends object>(shape: { [Key in keyof T]-?: Parse<T[Key]> }): Parse<T> =>
  (value) => {
    const fields = record(value);
    const parsed: Partial<T> = {};
    for (const key in shape) parsed[key] = shape[key](fields[key]);
    return parsed as T;
  };

const text = object<Text>({ text: string, language: is((value) => value === undefined || isLanguage(value)) });

const resultShape = {
  href: string,
  kind: is((value): value is SearchKind => SEARCH_KINDS.includes(value as SearchKind)),
  detail: nullable(string),
  title: text,
  summary: nullable(text),
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
