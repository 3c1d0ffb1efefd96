import { z } from 'zod';
import { log } from '@/lib/server/log';

/** What an answer had to be repaired in is told by its number and the first of it, however much it is. */
const MOST_TOLD = 3;

/** More items of a list are not read: the longest list a site shows has some hundreds. */
const MOST_ITEMS = 10_000;

/** The flaws of the answer being parsed, which happens in one go. */
let flaws = { count: 0, first: [] as string[] };

function note(flaw: string, count = 1): void {
  flaws.count += count;
  if (flaws.first.length < MOST_TOLD) flaws.first.push(flaw);
}

/** Parses one answer of the provider; all its flaws are one line of the log. */
export function parseResponse<T extends z.ZodType>(path: string, schema: T, value: unknown) {
  flaws = { count: 0, first: [] };
  const result = schema.safeParse(value);
  if (flaws.count > 0) log.warn('provider.repaired', { path, count: flaws.count, first: flaws.first.join('; ') });
  return result;
}

/** Anything the schema refuses becomes `fallback`: one bad field never costs its item. */
export function repaired<T extends z.ZodType>(name: string, schema: T, fallback: z.output<T>) {
  return schema.catch(({ issues }) => {
    note(`${name}: ${issues[0]?.message}`);
    return fallback;
  });
}

/** Any list; a schema for its items would look at each, also beyond the bound. */
const list = z.custom<unknown[]>((value) => Array.isArray(value), 'no list');

/** The items of a list within the bound. */
function bounded(name: string, values: unknown[]): unknown[] {
  if (values.length > MOST_ITEMS) note(`${name}: more than ${MOST_ITEMS}`, values.length - MOST_ITEMS);
  return values.slice(0, MOST_ITEMS);
}

/**
 * A list whose items that cannot be repaired are skipped, so that the others still show. Several items of which none
 * can be read are no list: that is another shape, and an empty page would hide it.
 */
export function lenientList<T extends z.ZodType>(name: string, item: T) {
  return list.transform((values, context) => {
    const read = bounded(name, values).flatMap((value) => {
      const result = item.safeParse(value);
      if (result.success) return [result.data];
      note(`${name} skipped: ${result.error.issues[0]?.message}`);
      return [];
    });
    if (read.length > 0 || values.length < 2) return read;
    context.addIssue({ code: 'custom', message: `no ${name} can be read` });
    return z.NEVER;
  });
}

/** The strings of a list; a schema for each would take seconds for the longest. */
export const stringList = (name: string) =>
  list.transform((values) => {
    const strings = bounded(name, values).filter((value) => typeof value === 'string');
    const skipped = Math.min(values.length, MOST_ITEMS) - strings.length;
    if (skipped > 0) note(`${name} skipped: no string`, skipped);
    return strings;
  });
