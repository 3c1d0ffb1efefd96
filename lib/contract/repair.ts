import { z } from 'zod';
import { log } from '@/lib/log';

/** Anything the schema refuses becomes `fallback`, and the log says so: one bad field never costs its item. */
export function repaired<T extends z.ZodType>(name: string, schema: T, fallback: z.output<T>) {
  return schema.catch(({ issues }) => {
    log.warn('provider.repaired', { field: name, reason: issues[0]?.message });
    return fallback;
  });
}

/**
 * A list whose items that cannot be repaired are skipped and logged, so that the others still show. Several items of
 * which none can be read are no list: that is another shape, and an empty page would hide it.
 */
export function lenientList<T extends z.ZodType>(name: string, item: T) {
  return z.array(z.unknown()).transform((values, context) => {
    const kept = values.flatMap((value) => {
      const result = item.safeParse(value);
      if (result.success) return [result.data];
      log.warn('provider.skipped', { item: name, reason: result.error.issues[0]?.message });
      return [];
    });
    if (kept.length > 0 || values.length < 2) return kept;
    context.addIssue({ code: 'custom', message: `no ${name} can be read` });
    return z.NEVER;
  });
}
