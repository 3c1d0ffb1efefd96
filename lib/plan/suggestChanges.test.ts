import { TOWN_POSITIONS } from '@/lib/map/sheets';
import type { OpeningHours } from '@/lib/openingHours';
import { createPlan, type PlanPlace } from '@/lib/plan/plan';
import { getPlanPlaces, type NamedPlace } from '@/lib/plan/planPlaces';
import type { PlanRequest } from '@/lib/plan/planRequest';
import { suggestChanges } from '@/lib/plan/suggestChanges';
import { ofEachChoice, PLAN_CHOICES, ROUND_NAMES, type RoundName } from '@/lib/routing/planFields';

const REQUEST: PlanRequest = {
  from: 540,
  to: 660,
  day: '2026-11-25',
  round: 'town',
  children: false,
  steps: false,
  rain: false,
  without: [],
};

const NOW = '2026-11-24 12:00:00';

const place = (id: string, minutes: number, fits: Partial<PlanPlace['fits']> = {}): PlanPlace => ({
  id,
  position: TOWN_POSITIONS[id] ?? { x: 0, y: 0 },
  minutes,
  isTop: false,
  fits: { children: false, steps: false, rain: false, ...fits },
  shade: null,
  light: null,
  hours: null,
});

const MUSEUM = place('maritime-museum', 60, { rain: true });
const SQUARE = place('clock-tower-and-square-of-arms', 15, { steps: true });

const changesOf = (request: Partial<PlanRequest>, town: PlanPlace[] = [MUSEUM, SQUARE], perast: PlanPlace[] = []) =>
  suggestChanges({ town, perast }, { ...REQUEST, ...request }, NOW).map(({ changes }) => changes);

describe('a request without a plan is changed', () => {
  test('by one of its choices, and only by those that lead to a plan', () => {
    expect(changesOf({ steps: true, rain: true })).toEqual([['rain'], ['steps']]);
    expect(changesOf({ steps: true, rain: true }, [MUSEUM])).toEqual([['steps']]);
  });

  test('by as many as needed', () => {
    expect(changesOf({ children: true, steps: true, rain: true }, [SQUARE])).toEqual([['rain', 'children']]);
  });

  test('by the next half hour that is long enough', () => {
    const [way] = suggestChanges({ town: [MUSEUM], perast: [] }, { ...REQUEST, to: 600 }, NOW);
    expect(way).toEqual({ changes: ['later'], request: { ...REQUEST, to: 630 } });
  });

  test.each([
    ['2026-11-25 08:59:59', '2026-11-25'],
    ['2026-11-25 09:00:00', '2026-11-26'],
    ['2026-11-25 22:00:00', '2026-11-26'],
  ])('by daylight of the same length, at %s on %s', (now, day) => {
    const [way] = suggestChanges({ town: [MUSEUM], perast: [] }, { ...REQUEST, from: 1200, to: 1300 }, now);
    expect(way).toEqual({ changes: ['day'], request: { ...REQUEST, day, from: 540, to: 640 } });
  });

  test('by the next day where it begins in the morning already', () => {
    const hours: OpeningHours = { weekly: [{ days: ['thu'], times: ['09:00-17:00'] }] };
    const [way] = suggestChanges({ town: [{ ...MUSEUM, hours }], perast: [] }, REQUEST, NOW);
    expect(way).toEqual({ changes: ['day'], request: { ...REQUEST, day: '2026-11-26' } });
  });

  test('not by a day that would end after midnight', () => {
    const long: PlanPlace = { ...MUSEUM, minutes: 860, hours: { always: true } };
    expect(changesOf({ from: 0, to: 930 }, [long])).toEqual([['later']]);
  });

  test('not by midnight, which is no time of the form', () => {
    const late: PlanPlace = { ...MUSEUM, minutes: 100, hours: { always: true } };
    expect(changesOf({ from: 1290, to: 1410 }, [late])).toEqual([['day']]);
    const hours: OpeningHours = { weekly: [{ days: ['wed'], times: ['09:00-00:00'] }] };
    expect(changesOf({ from: 500, to: 1400 }, [{ ...MUSEUM, minutes: 850, hours }])).toEqual([['later']]);
  });

  test('by the town, and by places that were to be left out', () => {
    expect(changesOf({ round: 'perast' })).toEqual([['town']]);
    expect(changesOf({ without: [MUSEUM.id, SQUARE.id] })).toEqual([['without']]);
  });

  test('not at all without places', () => {
    expect(changesOf({}, [])).toEqual([]);
  });
});

test('with the places of the guide every request has a plan, or up to four ways to one', async () => {
  const places = Object.fromEntries(
    await Promise.all(ROUND_NAMES.map(async (round) => [round, await getPlanPlaces('en', round)] as const)),
  ) as Record<RoundName, NamedPlace[]>;
  const planOf = (request: PlanRequest) => createPlan(places[request.round], request);
  for (const day of ['2026-11-25', '2027-07-14']) {
    for (const round of ROUND_NAMES) {
      for (let bits = 0; bits < 1 << PLAN_CHOICES.length; bits += 1) {
        const choices = ofEachChoice((choice) => (bits & (1 << PLAN_CHOICES.indexOf(choice))) > 0);
        for (const [from, to] of [
          [540, 660],
          [540, 780],
          [540, 1020],
          [1140, 1260],
          [300, 420],
          [1380, 1439],
        ] as const) {
          const request = { ...REQUEST, ...choices, day, round, from, to };
          if (planOf(request)) continue;
          const ways = suggestChanges(places, request, NOW);
          expect(ways.length).toBeGreaterThan(0);
          expect(ways.length).toBeLessThanOrEqual(4);
          for (const way of ways) expect(planOf(way.request)).not.toBeNull();
        }
      }
    }
  }
});
