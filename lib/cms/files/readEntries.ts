import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { parseAs, parseYaml } from '@/lib/cms/files/readFolder';
import type { Attempt } from '@/lib/cms/files/readPlaces';

/** The ids alone, to name an entry whose other fields are invalid. */
const named = z.array(z.looseObject({ id: z.string() }));

/** @throws {Error} with a line for each id that stands twice */
function refuseTwice(entries: readonly { id: string }[], file: string): void {
  const ids = entries.map(({ id }) => id);
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
  if (twice.length > 0) throw new Error(twice.map((id) => `${file}: ${id}: is listed twice; leave one out`).join('\n'));
}

/** The entries of a YAML list. None without the file; one with a fault is left out, and the fault is reported. */
export function readEntries<T extends z.ZodType<{ id: string }>>(
  root: string,
  name: string,
  schema: T,
  attempt: Attempt,
): z.output<T>[] {
  const file = join(root, name);
  if (!existsSync(file)) return [];
  const list = attempt(() => parseAs(named, parseYaml(readFileSync(file, 'utf8'), file) ?? [], file)) ?? [];
  const entries = list.flatMap((item) => attempt(() => parseAs(schema, item, `${file}: ${item.id}`)) ?? []);
  attempt(() => refuseTwice(entries, file));
  return entries;
}
