import type { Check } from '@/lib/cms/files/check/check';
import { POINTS_FILE } from '@/lib/cms/files/readPoints';
import { overdueFacts } from '@/lib/cms/mappers/placeFreshness';
import { clock } from '@/lib/i18n/clock';

/** Facts about places and points that have to be checked again. */
export const checkPlaceAges: Check = ({ library: { places, points } }) =>
  [...places, ...points.map(({ id, place }) => ({ file: `content/${POINTS_FILE}: ${id}`, place }))].flatMap(
    ({ file, place }) => overdueFacts(place, clock.now()).map((line) => `${file}: ${line}`),
  );
