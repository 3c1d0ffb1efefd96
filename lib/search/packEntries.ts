import 'server-only';
import type { SearchEntry, ShownEntry } from '@/lib/content/search/entry';
import type { Pack } from '@/lib/content/search/search';

/** What a result shows is kept; by what else an entry is found the index knows. */
const toBytes = ({ names, keywords, ...shown }: SearchEntry): Buffer => Buffer.from(JSON.stringify(shown));

/** Entries in one piece of memory, a quarter of what they take as objects, and read when they are found. */
export const packEntries: Pack = (entries) => {
  const rows = entries.map(toBytes);
  const bytes = Buffer.concat(rows);
  const starts = new Uint32Array(rows.length + 1);
  for (const [id, row] of rows.entries()) starts[id + 1] = (starts[id] ?? 0) + row.length;
  return (id) => JSON.parse(bytes.toString('utf8', starts[id], starts[id + 1])) as ShownEntry;
};
