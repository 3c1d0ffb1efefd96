import 'server-only';
import { join } from 'node:path';
import type { PlaceKind } from '@/lib/articles/place';
import { attempt } from '@/lib/cms/files/attempt';
import { readPlaces } from '@/lib/cms/files/readPlaces';
import { type MapPoint, readPoints } from '@/lib/cms/files/readPoints';
import { INFO_DESK } from '@/lib/cms/infoDesk';
import type { PlaceFile } from '@/lib/cms/schema/placeFile';
import { toGroup } from '@/lib/map/mapPlace';
import type { MapGroups } from '@/lib/routing/mapGroup';
import { env } from '@/lib/server/env';

/** A place somebody has told us about, whichever provider the articles come from. */
export type KnownPlace = {
  id: string;
  /**
   * The ids to ask for its article. A content system is asked for its own ids alone, those the place names: it knows
   * nothing of our folders. None for a point of the site’s own.
   */
  articleIds: string[];
  kind: PlaceKind | null;
  groups: MapGroups;
  /** Its name and its spot on the plan, where it brings them along. */
  name?: MapPoint['name'];
  plan?: MapPoint['plan'];
  place: PlaceFile;
};

const noArticle = { articleIds: [], kind: null };

let known: KnownPlace[] | undefined;

/** Every place of the guide, the organisation’s desk and every point of the map; read once. */
export function knownPlaces(): KnownPlace[] {
  if (known) return known;
  const root = join(process.cwd(), 'content');
  known = [
    ...readPlaces(root, attempt).map(({ id, place }) => ({
      id,
      articleIds: [...(env().apiHost ? [] : [id]), ...(place.ids ?? [])],
      kind: place.kind ?? null,
      groups: [toGroup(id, place.kind ?? null)] as const,
      place,
    })),
    ...[INFO_DESK, ...readPoints(root, attempt)].map((point) => ({ ...noArticle, ...point })),
  ];
  return known;
}
