import type { PlannerWords } from '@/components/trip/TripPlan.client';
import { MESSAGES } from '@/lib/i18n/messages';

const { en } = MESSAGES;

const { weekdays, ...words } = en.TripPage;

/** The messages that `tripWords` passes to the planner. */
export const PLANNER_WORDS: PlannerWords = {
  ...words,
  weekdays: (['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const).map(
    (day) => weekdays[day],
  ),
};
