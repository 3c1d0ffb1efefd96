import { changeStored } from '@/lib/trip/changeStored';
import { hasKept, MAX_KEPT, merged, readTrip, without } from '@/lib/trip/trip';

/** What came of asking the device to keep or to forget something. */
export type Outcome = 'kept' | 'removed' | 'full' | 'refused';

/** @param text what is kept, as a trip writes it: its id, and the day it is for where it has one */
export function keepThing(text: string, isWanted: boolean): Outcome {
  const { items } = readTrip(text);
  const [thing] = items;
  if (!thing) return 'refused';
  let isFull = false;
  const trip = changeStored((before) => {
    if (!isWanted) return without(before, thing.id);
    isFull = before.length >= MAX_KEPT && !hasKept(before, thing.id);
    return merged(before, items);
  });
  if (!trip) return 'refused';
  if (isFull) return 'full';
  return isWanted ? 'kept' : 'removed';
}
