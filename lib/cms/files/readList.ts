import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { LIST_NAMES, LISTS, type ListName, type Lists } from '@/lib/cms/files/lists';
import type { Notes } from '@/lib/cms/files/notes';
import { parseAs, parseYaml } from '@/lib/cms/files/parseFile';
import { readUtf8 } from '@/lib/cms/files/readUtf8';

/** The ids alone, to name an entry whose other fields are invalid. */
const named = z.array(z.looseObject({ id: z.string() }));

/** @throws {Error} with a line for each name that stands twice, and the remedy */
export function refuseTwice(names: readonly string[], file: string, remedy: string): void {
  const twice = names.filter((name, at) => names.indexOf(name) !== at);
  if (twice.length > 0) throw new Error(twice.map((id) => `${file}: ${id}: is listed twice; ${remedy}`).join('\n'));
}

/** The entries of a list, none without the file. An invalid one is reported; its last good version is used, or it is left out. */
export function readList<Name extends ListName>(
  name: Name,
  root: string,
  notes: Notes,
  before: readonly Lists[Name][number][] = [],
): Lists[Name] {
  const file = join(root, `${name}.yaml`);
  if (!existsSync(file)) return [];
  const list = notes.attempt(() => parseAs(named, parseYaml(readUtf8(file), file) ?? [], file));
  if (!list) {
    notes.leaveOut(`${name}.yaml`);
    return [...before] as Lists[Name];
  }
  const entryOf = (item: { id: string }) => {
    const entry = notes.attempt(() => parseAs(LISTS[name], item, `${file}: ${item.id}`));
    if (!entry) notes.leaveOut(item.id);
    return entry ?? before.find(({ id }) => id === item.id) ?? [];
  };
  const entries = list.flatMap(entryOf) as Lists[Name];
  const ids = entries.map(({ id }) => id);
  notes.attempt(() => refuseTwice(ids, file, 'give one another id, or leave one out'));
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()] as Lists[Name];
}

export const readLists = (root: string, notes: Notes, before?: Lists): Lists =>
  Object.fromEntries(LIST_NAMES.map((name) => [name, readList(name, root, notes, before?.[name])])) as Lists;
