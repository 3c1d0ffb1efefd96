import { z } from 'zod';
import { log } from '@/lib/server/log';

/** Repairs of a response that are logged; of further ones only the number. */
const MAX_LOGGED = 3;

/** Further items of a list are ignored: the longest lists have some hundreds. */
const MAX_ITEMS = 10_000;

/** Characters of an id in the log; the longest valid id has as many. */
const MAX_ID = 64;

/** An item of a list, and the item that its list is in. */
type Item = { list: string; index: number; value: unknown; parent: Item | null };

/** Repairs of the response being parsed, and the item they are in. Parsing is synchronous, so there is one at a time. */
let repairs = { count: 0, first: [] as string[] };
let current: Item | null = null;

/** Such as `article[3] a1`, so that an editor finds the item; systems behind an adapter have an `id`. */
function labelOf({ list, index, value, parent }: Item): string {
  const { id, _id = id } = Object(value);
  const name = ['string', 'number'].includes(typeof _id) ? ` ${_id}`.slice(0, MAX_ID + 1) : '';
  return `${parent ? `${labelOf(parent)}: ` : ''}${list}[${index}]${name}`;
}

function addRepair(reason: string, count = 1): void {
  repairs.count += count;
  if (repairs.first.length < MAX_LOGGED) repairs.first.push(current ? `${labelOf(current)}: ${reason}` : reason);
}

/** Parses one response of the provider, and logs all its repairs in one line. */
export function parseResponse<T extends z.ZodType>(path: string, schema: T, value: unknown) {
  repairs = { count: 0, first: [] };
  current = null;
  const result = schema.safeParse(value);
  if (repairs.count > 0) log.warn('provider.repaired', { path, count: repairs.count, first: repairs.first.join('; ') });
  return result;
}

/** The first fault of a value, after its place, such as `image.url`. */
export function faultOf({ issues: [issue] }: Pick<z.core.$ZodError, 'issues'>, ...name: string[]): string {
  const place = [...name, ...(issue?.path ?? [])].join('.');
  return [place, issue?.message].filter(Boolean).join(': ');
}

/** An invalid value becomes `fallback`, so that one bad field never loses its item. */
export function repaired<T extends z.ZodType>(name: string, schema: T, fallback: z.output<T>) {
  return schema.catch(({ error }) => {
    addRepair(faultOf(error, name));
    return fallback;
  });
}

/** An optional value: one that is missing, null or invalid becomes `fallback`. */
export function optional<T extends z.ZodType, const F>(name: string, schema: T, fallback: F) {
  type Value = NonNullable<z.output<T>> | F;
  const value = schema.nullish().transform((given): Value => given ?? fallback);
  return repaired(name, value, fallback as Awaited<Value>);
}

/** Any list. A schema for its items would check each of them, also beyond the limit. */
const list = z.custom<unknown[]>((value) => Array.isArray(value), 'not a list');

function limited(name: string, values: unknown[]): unknown[] {
  if (values.length > MAX_ITEMS) addRepair(`${name}: more than ${MAX_ITEMS}`, values.length - MAX_ITEMS);
  return values.slice(0, MAX_ITEMS);
}

/**
 * A list without its invalid items. Several items that are all invalid are an error: the response has another shape, which
 * an empty list would hide.
 */
export function lenientList<T extends z.ZodType>(name: string, item: T) {
  return list.transform((values, context) => {
    const parent = current;
    const read = limited(name, values).flatMap((value, index) => {
      current = { list: name, index, value, parent };
      const result = item.safeParse(value);
      if (result.success) return [result.data];
      addRepair(`skipped: ${faultOf(result.error)}`);
      return [];
    });
    current = parent;
    if (read.length > 0 || values.length < 2) return read;
    context.addIssue({ code: 'custom', message: `no ${name} can be read` });
    return z.NEVER;
  });
}

/** The strings of a list. A schema for each item would take seconds for the longest list. */
export const stringList = (name: string) =>
  list.transform((values) => {
    const strings = limited(name, values).filter((value) => typeof value === 'string');
    const skipped = Math.min(values.length, MAX_ITEMS) - strings.length;
    if (skipped > 0) addRepair(`${name} skipped: not a string`, skipped);
    return strings;
  });
