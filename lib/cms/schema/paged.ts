import { z } from 'zod';
import { lenientList, repaired } from '@/lib/cms/schema/repair';

const whole = (name: string, fallback: number) => repaired(name, z.coerce.number().int().min(0), fallback);

const meta = z.object({
  current_page: whole('meta.current_page', 1),
  last_page: whole('meta.last_page', 1),
  per_page: whole('meta.per_page', 0),
  total: whole('meta.total', 0),
});

/** One page of a list. `lastPage` is at least 1. */
export type Paged<T> = { data: T[]; page: number; lastPage: number; perPage: number; total: number };

/** The same page of a list with each item converted. */
export const mapPaged = <T, U>({ data, ...place }: Paged<T>, convert: (item: T) => U): Paged<U> => ({
  ...place,
  data: data.map(convert),
});

/** A paged answer; a bare list (old systems) counts as its only page. */
export const contractPaged = <T extends z.ZodType>(name: string, item: T) => {
  const list = lenientList(name, item);
  const bare = list.transform((data) => ({
    data,
    page: 1,
    lastPage: 1,
    perPage: data.length,
    total: data.length,
  }));
  const paged = z
    .object({ data: list, meta: repaired('meta', meta.nullish(), undefined) })
    .transform(({ data, meta: told }) => ({
      data,
      page: told?.current_page ?? 1,
      lastPage: Math.max(1, told?.last_page ?? 1),
      perPage: told?.per_page ?? data.length,
      total: told?.total ?? data.length,
    }));
  return z.union([bare, paged]);
};
