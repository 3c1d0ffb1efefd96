import { z } from 'zod';
import { type ArticlesQuery, DEFAULT_LIMIT } from '@/lib/cms/schema/query';
import { lenientList, optional } from '@/lib/cms/schema/repair';

/** A number, also as text. */
const number = z.union([z.number(), z.string().regex(/^\d+$/).transform(Number)]);

const wholeNumber = (name: string, min: number) => optional(name, number.pipe(z.int().min(min)), undefined);

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
export const paginate = <T>(items: readonly T[], page: number, perPage: number): Paged<T> => ({
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

/** Whether a response tells how many items or pages there are. */
export const isCounted = ({ meta }: PagedResponse<unknown>): boolean =>
  meta.last_page !== undefined || meta.total !== undefined;

/** Whether a page has as many items as it may, so that there may be a next one. */
export const isFull = ({ count }: PagedResponse<unknown>, { limit = DEFAULT_LIMIT }: ArticlesQuery): boolean =>
  count === limit;

/** Other pages of a list that does not count: the items of its first and of its next page; null if the next one failed. */
type Neighbours<T> = { first: readonly T[]; next: readonly T[] | null };

/**
 * The page that a query asked for. Where the response does not count, more items than `limit` are the whole list, and a page
 * is one that has others than the first: a system without pages sends the same ones again.
 */
export function toPaged<T extends { _id: string }>(
  { data, count, meta }: PagedResponse<T>,
  { page = 1, limit = DEFAULT_LIMIT }: ArticlesQuery,
  { first, next }: Neighbours<T>,
): Paged<T> {
  const perPage = meta.per_page ?? Math.max(limit, count);
  const hasOthers = (items: readonly T[], than: readonly T[]): boolean => {
    const ids = new Set(than.map(({ _id }) => _id));
    return items.some(({ _id }) => !ids.has(_id));
  };
  const isOnly = count > limit || (page > 1 && !hasOthers(data, first));
  const hasNext = next === null || hasOthers(next, data);
  const seen = isOnly ? 1 : page + Number(hasNext);
  const counted = meta.last_page ?? (meta.total === undefined ? seen : Math.ceil(meta.total / perPage));
  const total = meta.total ?? (isOnly ? count : (page - 1) * perPage + count);
  return { data, page, lastPage: Math.max(1, counted), perPage, total };
}
