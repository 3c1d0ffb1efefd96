import { getTranslations } from 'next-intl/server';
import type { PlannerWords } from '@/components/trip/TripPlan.client';

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** Messages of the planner, picked one by one so that only these are sent to the browser. */
export async function tripWords(): Promise<PlannerWords> {
  const t = await getTranslations('TripPage');
  return {
    noDay: t('noDay'),
    offDay: t('offDay'),
    weekdays: WEEKDAYS.map((day) => t(`weekdays.${day}`)),
    day: t('day'),
    remove: t('remove'),
    putBack: t('putBack'),
    removed: t('removed'),
    actions: t('actions'),
    map: t('map'),
    share: t('share'),
    copied: t('copied'),
    calendar: t('calendar'),
    print: t('print'),
    sharedTitle: t('sharedTitle'),
    refused: t('refused'),
    leftOut: t('leftOut'),
    forget: t('forget'),
    cut: t('cut'),
    loading: t('loading'),
    failed: t('failed'),
    retry: t('retry'),
  };
}
