import { z } from 'zod';
import { lenientList, optional, repaired } from '@/lib/cms/schema/repair';

const wholeNumber = (name: string) => optional(name, z.coerce.number().int().min(0), undefined);

const meta = z.object({
  last_page: wholeNumber('meta.last_page'),
  per_page: wholeNumber('meta.per_page'),
  total: wholeNumber('meta.total'),
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

/** A paged response, without its number, which the query tells. A bare list, as old systems send it, is its only page. */
export const contractPaged = <T extends z.ZodType>(name: string, item: T) => {
  const list = lenientList(name, item);
  const bare = list.transform((data) => ({ data, meta: undefined }));
  const paged = z.object({ data: list, meta: repaired('meta', meta.nullish(), undefined) });
  return z.union([bare, paged]).transform(({ data, meta: paging }) => ({
    data,
    lastPage: Math.max(1, paging?.last_page ?? 1),
    perPage: paging?.per_page ?? data.length,
    total: paging?.total ?? data.length,
  }));
};
