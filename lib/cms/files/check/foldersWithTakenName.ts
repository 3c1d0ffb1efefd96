import type { Folder } from '@/lib/cms/files/readFolder';

/** Folders with the same name as an earlier one in the list; those without a name are left out. */
export function foldersWithTakenName<T extends Folder<unknown>>(
  folders: readonly T[],
  nameOf: (folder: T) => string | undefined,
) {
  const owners = new Map<string, string>();
  return folders.flatMap((folder) => {
    const name = nameOf(folder);
    if (!name) return [];
    const owner = owners.get(name);
    if (!owner) owners.set(name, folder.path);
    return owner ? [{ folder, name, owner }] : [];
  });
}
