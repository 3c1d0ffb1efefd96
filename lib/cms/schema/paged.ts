import { z } from 'zod';
import { type ArticlesQuery, DEFAULT_LIMIT } from '@/lib/cms/schema/query';
import { lenientList, optional } from '@/lib/cms/schema/repair';

const wholeNumber = (name: string, min: number) => optional(name, z.coerce.number().int().min(min), undefined);

const meta = z.object({
  last_page: wholeNumber('meta.last_page', 0),
  per_page: wholeNumber('meta.per_page', 1),
  total: wholeNumber('meta.total', 0),
});

/** One page of a list. `lastPage` is at least 1. */
export type Paged<T> = { data: T[]; page: number; lastPage: number; perPage: number; total: number };

export const mapPaged = <T, U>({ data, ...paging }: Paged<T>, convert: (item: T) => U): Paged<U> => ({
  ...paging,
  data: data.map(convert),
});

/** One page of a whole list. */
export const toPage = <T>(items: readonly T[], page: number, perPage: number): Paged<T> => ({
  data: items.slice((page - 1) * perPage, page * perPage),
  page,
  lastPage: Math.max(1, Math.ceil(items.length / perPage)),
  perPage,
  total: items.length,
});

/** A bare list, as old systems send it, as a paged response. `count` includes the items that cannot be read. */
const toPagedResponse = (value: unknown) => {
  const { data, meta } = Array.isArray(value) ? { data: value, meta: undefined } : Object(value);
  return { data, count: Object(data).length, meta };
};

/** A paged response. Numbers that it lacks, or that cannot be read, are undefined. */
export const contractPaged = <T extends z.ZodType>(name: string, item: T) =>
  z.preprocess(
    toPagedResponse,
    z.object({ data: lenientList(name, item), count: z.number(), meta: optional('meta', meta, meta.parse({})) }),
  );

type PagedResponse<T> = { data: T[]; count: number; meta: z.output<typeof meta> };

/** Whether only the next page tells if there is one: this one is full, and the response counts neither items nor pages. */
export const isOpenEnded = (
  { count, meta }: PagedResponse<unknown>,
  { limit = DEFAULT_LIMIT }: ArticlesQuery,
): boolean => meta.last_page === undefined && meta.total === undefined && count === limit;

/**
 * The page that a query asked for. Where the response does not count, more items than `limit` are the whole list, and a next
 * page is one that has others: a system without pages sends the same ones again.
 */
export function toPaged<T extends { _id: string }>(
  { data, count, meta }: PagedResponse<T>,
  { page = 1, limit = DEFAULT_LIMIT }: ArticlesQuery,
  next: readonly T[],
): Paged<T> {
  const perPage = meta.per_page ?? Math.max(limit, count);
  const ids = new Set(data.map(({ _id }) => _id));
  const hasNext = next.some(({ _id }) => !ids.has(_id));
  const seen = count === 0 || count > limit ? 1 : page + Number(hasNext);
  const counted = meta.last_page ?? (meta.total === undefined ? seen : Math.ceil(meta.total / perPage));
  const total = meta.total ?? (count === 0 ? 0 : (page - 1) * perPage + count);
  return { data, page, lastPage: Math.max(1, counted), perPage, total };
}
