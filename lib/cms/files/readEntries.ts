import { basename } from 'node:path';
import { z } from 'zod';
import type { Diagnostics } from '@/lib/cms/files/diagnostics';
import { parseAs } from '@/lib/cms/files/parseFile';

/** The field that names an entry. */
type Key = 'id' | 'name' | 'file';

/** Only the key, to identify an entry whose other fields are invalid; a partner without a name has its position. */
const keyed = (key: Key) => z.array(z.looseObject({ [key]: key === 'name' ? z.unknown().optional() : z.string() }));

/**
 * The entries of one file; of two with the same id or file the last counts, and partners may share a name if anything
 * else differs. An invalid entry is reported, and replaced by its last good version in `before` or left out.
 *
 * @param read reads the file and parses it
 */
export function readEntries<Entry extends Partial<Record<Key, unknown>>>(
  file: string,
  read: () => unknown,
  key: Key,
  schema: z.ZodType<Entry>,
  diagnostics: Diagnostics,
  before: readonly Entry[] = [],
): Entry[] {
  const list = diagnostics.attempt(() => parseAs(keyed(key), read(), file));
  if (!list) {
    diagnostics.skipped.lists.add(basename(file));
    return [...before];
  }
  const entries = list.flatMap((item, index) => {
    const given = item[key];
    const name = typeof given === 'string' ? given : String(index + 1);
    const entry = diagnostics.attempt(() => parseAs(schema, item, `${file}: ${name}`));
    if (!entry) diagnostics.skipped.entries.add(name);
    return entry ?? before.find((each) => each[key] === name) ?? [];
  });
  const identities = entries.map((entry) => (key === 'name' ? JSON.stringify(entry) : entry[key]));
  const remedy = key === 'id' ? 'give one another id, or leave one out' : 'leave one out';
  for (const entry of entries.filter((_, at) => identities.indexOf(identities[at]) !== at))
    diagnostics.add(`${file}: ${entry[key]}: is listed twice; ${remedy}`);
  return key === 'name' ? entries : [...new Map(entries.map((entry) => [entry[key], entry])).values()];
}
