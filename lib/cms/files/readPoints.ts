import { z } from 'zod';
import { id } from '@/lib/cms/files/files';
import { readEntries } from '@/lib/cms/files/readEntries';
import type { Attempt } from '@/lib/cms/files/readPlaces';
import { bothWords, type PlaceFile, placeFile } from '@/lib/cms/schema/placeFile';
import { PLAN } from '@/lib/map/sheets';
import { POINT_GROUPS } from '@/lib/routing/mapGroup';

/** A point of the map in `content/points.yaml`, described for editors in content/README.md. */
export const point = z
  .strictObject({
    id,
    /** The first is its kind. */
    groups: z.tuple([z.enum(POINT_GROUPS)], z.enum(POINT_GROUPS)),
    name: bothWords,
    /** Position on the plan of the old town, in units of the drawing from its left and top. */
    plan: z.strictObject({ x: z.number().min(0).max(PLAN.width), y: z.number().min(0).max(PLAN.height) }).optional(),
    ...placeFile.pick({
      coordinates: true,
      address: true,
      openingHours: true,
      admission: true,
      telephone: true,
      website: true,
      onFoot: true,
    }).shape,
  })
  .refine(({ plan, coordinates }) => plan || coordinates, 'stands nowhere; write plan or coordinates')
  .transform(({ id, groups, name, plan, ...place }) => ({ id, groups, name, plan, place: place satisfies PlaceFile }));

/** A point of the map without an article: name, position, and facts of a place. */
export type MapPoint = z.output<typeof point>;

/** Relative to `content/`. */
export const POINTS_FILE = 'points.yaml';

/** The points of the map that are no articles: where one arrives, parks, waits, pays. */
export const readPoints = (root: string, attempt: Attempt): MapPoint[] =>
  readEntries(root, POINTS_FILE, point, attempt);
