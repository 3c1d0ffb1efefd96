import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { id } from '@/lib/cms/files/files';
import { parseAs, parseYaml } from '@/lib/cms/files/readFolder';
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
    }).shape,
  })
  .refine(({ plan, coordinates }) => plan || coordinates, 'stands nowhere; write plan or coordinates');

/** The ids alone, to name an entry whose other fields are invalid. */
const named = z.array(z.looseObject({ id: z.string() }));

type PointEntry = z.output<typeof point>;

/** A point of the map without an article: name, position, and facts of a place. */
export type MapPoint = Pick<PointEntry, 'id' | 'groups' | 'name' | 'plan'> & { place: PlaceFile };

const toPoint = ({ id, groups, name, plan, ...place }: PointEntry): MapPoint => ({ id, groups, name, plan, place });

function refuseTwice(points: readonly MapPoint[], file: string): void {
  const ids = points.map(({ id }) => id);
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
  if (twice.length > 0) throw new Error(twice.map((id) => `${file}: ${id}: is listed twice; leave one out`).join('\n'));
}

/** Relative to `content/`. */
export const POINTS_FILE = 'points.yaml';

/** The points of the map that are no articles: where one arrives, parks, waits, pays. None without the file. */
export function readPoints(root: string, attempt: Attempt): MapPoint[] {
  const file = join(root, POINTS_FILE);
  if (!existsSync(file)) return [];
  const list = attempt(() => parseAs(named, parseYaml(readFileSync(file, 'utf8'), file), file)) ?? [];
  const points = list.flatMap((item) => attempt(() => toPoint(parseAs(point, item, `${file}: ${item.id}`))) ?? []);
  attempt(() => refuseTwice(points, file));
  return points;
}
