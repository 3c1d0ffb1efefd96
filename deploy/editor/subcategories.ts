import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Subcategories } from './config';

const foldersIn = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** The subcategories of the guide, by their folders. */
export function readSubcategories(root: string): Subcategories {
  const folder = join(root, 'categories');
  return Object.fromEntries(foldersIn(folder).map((id) => [id, foldersIn(join(folder, id))]));
}
