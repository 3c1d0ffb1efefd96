import { changeStored } from '@/lib/trip/changeStored';
import { hasItem, MAX_TRIP_ITEMS, mergeTrips, parseTrip, without } from '@/lib/trip/trip';

/** Result of adding an item to the stored trip or removing it; `refused` where the browser denies storage. */
export type SaveOutcome = 'saved' | 'removed' | 'full' | 'refused';

/** @param text a serialized item: its id, and its day where it has one */
export function addToTrip(text: string): SaveOutcome {
  const { items } = parseTrip(text);
  const [item] = items;
  if (!item) return 'refused';
  let isFull = false;
  const trip = changeStored((before) => {
    isFull = before.length >= MAX_TRIP_ITEMS && !hasItem(before, item.id);
    return mergeTrips(before, items);
  });
  if (!trip) return 'refused';
  return isFull ? 'full' : 'saved';
}

/** @param text a serialized item; its day is ignored */
export function removeFromTrip(text: string): SaveOutcome {
  const [item] = parseTrip(text).items;
  if (!item) return 'refused';
  return changeStored((before) => without(before, item.id)) ? 'removed' : 'refused';
}
