import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostics } from '@/lib/cms/files/diagnostics';
import { isHiddenDraft } from '@/lib/cms/files/drafts';
import { parseAs, readYamlFile } from '@/lib/cms/files/parseFile';
import { type PlaceFile, placeFile } from '@/lib/cms/schema/placeFile';

/** The facts about one place. `id` is the name of the folder, which is the id of the article. */
export type PlaceEntry = { id: string; file: string; place: PlaceFile };

/**
 * Every `place.yaml` of the guide; of an invalid one the last good version in `before` is used, or it is left out. A site
 * that lives on a content system may have no guide of its own.
 */
export function readPlaces(root: string, diagnostics: Diagnostics, before: readonly PlaceEntry[] = []): PlaceEntry[] {
  const guide = join(root, 'guide');
  if (!existsSync(guide)) return [];
  return readdirSync(guide).flatMap((id) => {
    const file = join(guide, id, 'place.yaml');
    if (!existsSync(file) || isHiddenDraft(join(guide, id))) return [];
    const place = diagnostics.attempt(() => parseAs(placeFile, readYamlFile(file), file));
    return place ? [{ id, file, place }] : (before.find((entry) => entry.id === id) ?? []);
  });
}

/** Places by the ids of their articles: the name of the folder, and the others a place names. The first has an id. */
export function byArticleId(entries: readonly PlaceEntry[], diagnostics: Diagnostics): Map<string, PlaceFile> {
  const owners = new Map<string, PlaceEntry>();
  for (const entry of entries) {
    for (const id of [entry.id, ...(entry.place.ids ?? [])]) {
      const other = owners.get(id);
      if (other) diagnostics.add(`${entry.file}: ids: ${id} is taken by ${other.file}`);
      else owners.set(id, entry);
    }
  }
  return new Map([...owners].map(([id, { place }]) => [id, place]));
}
