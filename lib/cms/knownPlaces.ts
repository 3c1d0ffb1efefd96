import 'server-only';
import type { PlaceKind } from '@/lib/articles/place';
import { articleIdsOf } from '@/lib/cms/articleIds';
import type { MapPoint } from '@/lib/cms/files/lists';
import { readListWithLast } from '@/lib/cms/files/readWithLast';
import { INFO_DESK } from '@/lib/cms/infoDesk';
import { getPlaceEntries } from '@/lib/cms/places';
import type { PlaceFile } from '@/lib/cms/schema/placeFile';
import { toGroup } from '@/lib/map/mapPlace';
import type { MapGroups } from '@/lib/routing/mapGroup';
import { untilRefresh } from '@/lib/server/freshness';

/** A place of the files under `content/`, whichever provider its article comes from. */
export type KnownPlace = {
  id: string;
  /** Ids its article may have. Empty for a map point without an article. */
  articleIds: string[];
  kind: PlaceKind | null;
  groups: MapGroups;
  /** Its own name and position on the town plan, if it has them. */
  name?: MapPoint['name'];
  plan?: MapPoint['plan'];
  place: PlaceFile;
};

const noArticle = { articleIds: [], kind: null };

/** Every place of the guide, the information desk and every map point. */
export const knownPlaces = untilRefresh((): KnownPlace[] => [
  ...getPlaceEntries().map(({ id, place }) => ({
    id,
    articleIds: articleIdsOf(id, place.ids),
    kind: place.kind ?? null,
    groups: [toGroup(id, place.kind ?? null)] as const,
    place,
  })),
  ...[INFO_DESK, ...readListWithLast('points')].map((point) => ({ ...noArticle, ...point })),
]);
