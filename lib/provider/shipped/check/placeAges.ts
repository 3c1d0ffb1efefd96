import { clock } from '@/lib/clock';
import { POINTS_FILE } from '@/lib/places/readPoints';
import { overdueFacts } from '@/lib/places/validity';
import type { Check } from '@/lib/provider/shipped/check/check';

/** Facts about places and points that were looked at too long ago to be shown as certain. */
export const checkPlaceAges: Check = ({ library: { places, points } }) =>
  [...places, ...points.map(({ id, place }) => ({ file: `content/${POINTS_FILE}: ${id}`, place }))].flatMap(
    ({ file, place }) => overdueFacts(place, clock.now()).map((line) => `${file}: ${line}`),
  );
