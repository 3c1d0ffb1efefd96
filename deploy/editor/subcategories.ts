import { join } from 'node:path';
import { foldersIn } from '@/lib/cms/files/readFolder';
import type { Subcategories } from './config';

/** The subcategories of the guide, by their folders. */
export function readSubcategories(root: string): Subcategories {
  const folder = join(root, 'categories');
  return Object.fromEntries(foldersIn(folder).map((id) => [id, foldersIn(join(folder, id))]));
}
