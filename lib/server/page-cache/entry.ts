import { types } from 'node:util';
import { deserialize } from 'node:v8';
import { z } from 'zod';
import { isRenderedBeforeRefresh } from '@/lib/server/refreshedAt';

/** How far the clocks of two instances may differ. */
const CLOCK_TOLERANCE_MS = 60_000;

const bytes = z.custom<Uint8Array>(types.isUint8Array);
const segments = z.custom<Map<string, Uint8Array>>(
  (value) => types.isMap(value) && [...value.values()].every(types.isUint8Array),
);
const headers = z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string()), z.undefined()]));

/** The values that Next caches for this site. Fields of other versions pass through. */
const cachedValue = z.discriminatedUnion('kind', [
  z.looseObject({
    kind: z.literal('APP_PAGE'),
    html: z.string(),
    rscData: bytes.optional(),
    status: z.number().optional(),
    headers: headers.optional(),
    segmentData: segments.optional(),
  }),
  z.looseObject({ kind: z.literal('APP_ROUTE'), body: bytes, status: z.number(), headers }),
  z.looseObject({ kind: z.literal('PAGES'), html: z.string(), status: z.number().optional() }),
]);

const cacheEntry = z.object({
  lastModified: z.number(),
  value: cachedValue,
  cacheControl: z
    .looseObject({ revalidate: z.union([z.number(), z.literal(false)]).optional(), expire: z.number().optional() })
    .optional(),
});

export type CachedValue = z.infer<typeof cachedValue>;
export type CacheEntry = z.infer<typeof cacheEntry>;

/** Whether Next renders the page again. */
export const isStale = ({ lastModified, cacheControl }: CacheEntry): boolean =>
  typeof cacheControl?.revalidate === 'number' &&
  (Date.now() > lastModified + cacheControl.revalidate * 1_000 || isRenderedBeforeRefresh(lastModified));

/** The entry with a date by which Next sees that it is stale: Next knows the age alone. */
export function toAged(entry: CacheEntry): CacheEntry {
  const revalidate = entry.cacheControl?.revalidate;
  if (typeof revalidate !== 'number' || !isStale(entry)) return entry;
  return { ...entry, lastModified: Math.min(entry.lastModified, Date.now() - revalidate * 1_000 - 1) };
}

/** An entry dated in the future, after the clock was wrong, would not be revalidated until then. */
export const isFromFuture = ({ lastModified }: CacheEntry): boolean => lastModified > Date.now() + CLOCK_TOLERANCE_MS;

/** The stored entry; null when it is damaged, has another shape or is dated in the future. */
export function parseEntry(stored: Buffer): CacheEntry | null {
  try {
    const entry = cacheEntry.parse(deserialize(stored));
    return isFromFuture(entry) ? null : entry;
  } catch {
    return null;
  }
}
