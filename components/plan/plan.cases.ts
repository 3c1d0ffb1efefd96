import type { OfflineWords } from '@/components/plan/OfflinePlan.client';

/** Words of the planner, for tests. */
export const OFFLINE_PLAN_WORDS: OfflineWords = {
  sum: '{date}: {places} places, {onFoot} min',
  note: 'Estimates',
  slowNote: 'Slow estimates',
  gate: 'Sea Gate',
  walk: '{minutes} min on foot',
  inside: 'about {time}',
  ticket: 'ticket',
  boat: 'by boat',
  coffee: 'Coffee',
  there: 'By bus',
  home: 'Bus back',
  back: 'Back',
  left: '{minutes} min to spare',
  title: 'From {from} to {to}',
  offline: 'Made offline',
  none: 'No place fits',
  failed: 'Cannot be made',
  errors: { time: 'Both times', day: 'No such day', order: 'Wrong order', short: 'Too short' },
};
