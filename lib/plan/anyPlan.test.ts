import fc from 'fast-check';
import { TOWN_POSITIONS } from '@/lib/map/sheets';
import { type OpeningHours, type OpenTime, WEEKDAYS } from '@/lib/openingHours';
import { createPlan, type PlanPlace } from '@/lib/plan/plan';
import { faultsOf } from '@/lib/plan/planFaults.testUtils';
import type { PlanRequest } from '@/lib/plan/planRequest';
import { ROUND_NAMES } from '@/lib/routing/planFields';

const hours: fc.Arbitrary<OpeningHours> = fc.record({
  weekly: fc.array(
    fc.record({
      days: fc.subarray([...WEEKDAYS], { minLength: 1 }),
      times: fc.constantFrom<readonly OpenTime[]>(
        ['09:00-13:00'],
        ['10:00-18:00'],
        ['09:00-12:00', '14:00-18:00'],
        ['20:00-02:00'],
      ),
    }),
    { minLength: 1, maxLength: 2 },
  ),
});

const places: fc.Arbitrary<PlanPlace[]> = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom(...Object.keys(TOWN_POSITIONS)),
    position: fc.record({ x: fc.integer({ min: 0, max: 640 }), y: fc.integer({ min: 0, max: 760 }) }),
    minutes: fc.integer({ min: 5, max: 240 }),
    isTop: fc.boolean(),
    fits: fc.record({ children: fc.boolean(), steps: fc.boolean(), rain: fc.boolean() }),
    shade: fc.constantFrom('yes', 'partly', 'no', null),
    light: fc.constantFrom('morning', 'afternoon', null),
    hours: fc.option(hours),
  }),
  { selector: ({ id }) => id, maxLength: 22 },
);

const requests: fc.Arbitrary<PlanRequest> = fc
  .record({
    from: fc.integer({ min: 0, max: 1409 }),
    length: fc.integer({ min: 30, max: 1439 }),
    day: fc.constantFrom('2026-11-24', '2027-02-28', '2027-07-14', '2028-02-29'),
    round: fc.constantFrom(...ROUND_NAMES),
    children: fc.boolean(),
    steps: fc.boolean(),
    rain: fc.boolean(),
    without: fc.subarray(Object.keys(TOWN_POSITIONS), { maxLength: 8 }),
  })
  .map(({ length, ...rest }) => ({ ...rest, to: Math.min(1439, rest.from + length) }));

test('2,000 plans are in time, without repetition, as requested, open, out of the heat, and add up', () => {
  fc.assert(
    fc.property(places, requests, (each, requested) => {
      const plan = createPlan(each, requested);
      fc.pre(plan !== null);
      expect(faultsOf(plan, requested)).toEqual([]);
    }),
    { numRuns: 2000, seed: 1 },
  );
});
