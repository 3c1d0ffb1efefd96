import { join } from 'node:path';
import type { z } from 'zod';
import type { Diagnostics } from '@/lib/cms/files/diagnostics';
import { LIST_NAMES, LISTS, type ListName, type Lists } from '@/lib/cms/files/lists';
import { readYamlFile } from '@/lib/cms/files/parseFile';
import { readEntries } from '@/lib/cms/files/readEntries';
import { pathExists } from '@/lib/cms/files/readPath';

const SCHEMAS: { [Name in ListName]: z.ZodType<Lists[Name][number]> } = LISTS;

/** The entries of a list. All but the partners may have no file, or an empty one. */
export function readList<Name extends ListName>(
  name: Name,
  root: string,
  diagnostics: Diagnostics,
  before?: readonly Lists[Name][number][],
): Lists[Name][number][] {
  const file = join(root, `${name}.yaml`);
  const schema = SCHEMAS[name];
  if (name === 'partners') return readEntries(file, () => readYamlFile(file), 'name', schema, diagnostics, before);
  const read = () => (pathExists(file) ? (readYamlFile(file) ?? []) : []);
  return readEntries(file, read, 'id', schema, diagnostics, before);
}

export const readLists = (root: string, diagnostics: Diagnostics, before?: Lists): Lists =>
  Object.fromEntries(LIST_NAMES.map((name) => [name, readList(name, root, diagnostics, before?.[name])])) as Lists;
