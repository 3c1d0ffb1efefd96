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
  left: '{time} to spare',
  planTitle: 'From {from} to {to}',
  offline: 'Made offline',
  none: 'No place fits',
  unknown: 'Unknown ones are left out',
  possible: 'There is a plan:',
  changes: {
    town: 'in town',
    day: 'from {from}',
    without: 'with all',
    rain: 'without rain',
    steps: 'without steps',
    children: 'without children',
    later: 'back by {to}',
  },
  failed: 'Cannot be made',
  errors: { time: 'Both times', day: 'No such day', past: 'Past day', order: 'Wrong order', short: 'Too short' },
};
