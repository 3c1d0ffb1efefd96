import { clock } from '@/lib/clock';
import { overdueFacts } from '@/lib/places/validity';
import type { Check } from '@/lib/provider/shipped/check/check';

/** Facts about places that were looked at too long ago to be shown as certain. */
export const checkPlaceAges: Check = ({ library }) =>
  library.places.flatMap(({ file, place }) => overdueFacts(place, clock.now()).map((line) => `${file}: ${line}`));
