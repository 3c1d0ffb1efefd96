import { join } from 'node:path';
import type { Diagnostics } from '@/lib/cms/files/diagnostics';
import { isHiddenDraft } from '@/lib/cms/files/drafts';
import { parseAs, readYamlFile } from '@/lib/cms/files/parseFile';
import { foldersIn, validNameOf } from '@/lib/cms/files/readFolder';
import { pathExists } from '@/lib/cms/files/readPath';
import { type PlaceFile, placeFile } from '@/lib/cms/schema/placeFile';

/** The facts about one place. `id` is the name of the folder, which is the id of the article. */
export type PlaceEntry = { id: string; file: string; place: PlaceFile };

/**
 * Every `place.yaml` of the guide; of an invalid one the last good version in `before` is used, or it is left out. With
 * a content system there may be no guide in the files.
 */
export function readPlaces(root: string, diagnostics: Diagnostics, before: readonly PlaceEntry[] = []): PlaceEntry[] {
  const guide = join(root, 'guide');
  const names = diagnostics.attempt(() => (before.length > 0 || pathExists(guide) ? foldersIn(guide) : []));
  if (!names) return [...before];
  return names.flatMap((name) => {
    // The last good text of an article whose folder got an invalid name stays too.
    const id = names.includes(validNameOf(name)) ? name : validNameOf(name);
    const file = join(guide, name, 'place.yaml');
    if (isHiddenDraft(join(guide, name))) return [];
    const read = () => (pathExists(file) ? { id, file, place: parseAs(placeFile, readYamlFile(file), file) } : []);
    return diagnostics.attempt(read) ?? before.find((entry) => entry.id === id) ?? [];
  });
}

/**
 * Places by the ids of their articles: the folder name, and the `ids` of the place. The first place with an id has it.
 */
export function byArticleId(entries: readonly PlaceEntry[], diagnostics: Diagnostics): Map<string, PlaceFile> {
  const owners = new Map<string, PlaceEntry>();
  for (const entry of entries) {
    for (const id of new Set([entry.id, ...(entry.place.ids ?? [])])) {
      const other = owners.get(id);
      if (other) diagnostics.add(`${entry.file}: ids: ${id} is taken by ${other.file}`);
      else owners.set(id, entry);
    }
  }
  return new Map([...owners].map(([id, { place }]) => [id, place]));
}
