import { getTranslations } from 'next-intl/server';
import type { PlannerWords } from '@/components/trip/TripPlan.client';
import { pickWords } from '@/components/ui/text/pickWords';

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

const KEYS = [
  'noDay',
  'offDay',
  'day',
  'remove',
  'putBack',
  'removed',
  'refused',
  'leftOut',
  'forget',
  'cut',
  'actions',
  'map',
  'share',
  'copied',
  'notCopied',
  'calendar',
  'print',
  'sharedTitle',
  'loading',
  'failed',
  'retry',
] as const;

/** Messages of the planner. */
export async function tripWords(): Promise<PlannerWords> {
  const t = await getTranslations('TripPage');
  return { ...pickWords(t, KEYS), weekdays: WEEKDAYS.map((day) => t(`weekdays.${day}`)) };
}
