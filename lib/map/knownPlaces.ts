import 'server-only';
import { join } from 'node:path';
import type { PlaceKind } from '@/lib/content/place';
import { env } from '@/lib/env.mjs';
import { toGroup } from '@/lib/map/mapPlace';
import { OWN_POINTS } from '@/lib/map/ownPoints';
import type { PlaceFile } from '@/lib/places/placeFile';
import { readPlaces } from '@/lib/places/readPlaces';
import type { MapGroup } from '@/lib/routing/mapGroup';

/** A place somebody has told us about, whichever provider the articles come from. */
export type KnownPlace = {
  id: string;
  /**
   * The ids to ask for its article. A content system is asked for its own ids alone, those the place names: it knows
   * nothing of our folders. None for a point of the site’s own.
   */
  articleIds: string[];
  kind: PlaceKind | null;
  group: MapGroup;
  place: PlaceFile;
};

let known: KnownPlace[] | undefined;

/** Every place of the guide and every point of the site’s own; read once. */
export function knownPlaces(): KnownPlace[] {
  known ??= [
    ...readPlaces(join(process.cwd(), 'content')).map(({ id, place }) => ({
      id,
      articleIds: [...(env().apiHost ? [] : [id]), ...(place.ids ?? [])],
      kind: place.kind ?? null,
      group: toGroup(id, place.kind ?? null),
      place,
    })),
    ...OWN_POINTS.map((point) => ({ ...point, articleIds: [], kind: null })),
  ];
  return known;
}
