import { types } from 'node:util';
import { deserialize } from 'node:v8';
import { z } from 'zod';
import { ID_PATTERN } from '@/lib/routing/id';
import { CLOCK_TOLERANCE_MS, isPageBeforeRefresh } from '@/lib/server/freshness';

const bytes = z.custom<Uint8Array>(types.isUint8Array);
// Not by `instanceof`: a deserialized entry may be from another realm.
const segments = z.custom<Map<string, Uint8Array>>(
  (value) => types.isMap(value) && [...value.values()].every(types.isUint8Array),
);
const headers = z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())]).optional());

/** The fields that Next or this site reads; others pass through. */
const cachedPage = z.looseObject({
  kind: z.literal('APP_PAGE'),
  html: z.string(),
  headers: headers.optional(),
  status: z.number().optional(),
  rscData: bytes.optional(),
  segmentData: segments.optional(),
});

const cacheEntry = z.object({
  /** When its rendering began, milliseconds since the epoch. */
  lastModified: z.number(),
  value: cachedPage,
  cacheControl: z.looseObject({ revalidate: z.union([z.number(), z.literal(false)]) }),
  /** The ids of the articles and categories to which it links. */
  linkedIds: z.array(z.string()),
});

export type CachedPage = z.infer<typeof cachedPage>;
export type CacheEntry = z.infer<typeof cacheEntry>;

/** In the links to articles and categories. */
const LINKED_ID = new RegExp(`[?&;]id=(${ID_PATTERN})`, 'g');

/** The ids in the links of a document. */
export const findLinkedIds = (html: string): string[] => [
  ...new Set([...html.matchAll(LINKED_ID)].map(([, id = '']) => id)),
];

/**
 * Whether Next renders the page again: by age, after a refresh, and where its date is in the future, after the clock was
 * wrong.
 */
export function isStale({ lastModified, cacheControl, linkedIds }: CacheEntry): boolean {
  if (typeof cacheControl.revalidate !== 'number') return false;
  const age = Date.now() - lastModified;
  if (age > cacheControl.revalidate * 1_000 || age < -CLOCK_TOLERANCE_MS) return true;
  return isPageBeforeRefresh(lastModified, linkedIds);
}

/** Next's clock for ages, which does not follow changes of the system clock. */
const nextNow = (): number => performance.timeOrigin + performance.now();

/** The entry with a date that makes Next, which considers only the age, render the page again or serve it as it is. */
export function toDated(entry: CacheEntry, isDue: boolean): CacheEntry {
  const { revalidate } = entry.cacheControl;
  if (typeof revalidate !== 'number') return entry;
  // Past its `expireTime`, Next would make visitors wait for the render.
  const staleAge = isDue ? (revalidate + 1) * 1_000 : 0;
  const age = isStale(entry) ? staleAge : Date.now() - entry.lastModified;
  return { ...entry, lastModified: nextNow() - age };
}

/** The stored entry; null if it is damaged or malformed. */
export function parseEntry(stored: Buffer): CacheEntry | null {
  try {
    return cacheEntry.parse(deserialize(stored));
  } catch {
    return null;
  }
}
