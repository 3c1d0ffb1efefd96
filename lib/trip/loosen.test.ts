import { TOWN_SPOTS } from '@/lib/map/sheets';
import { ROUND_NAMES, type RoundName } from '@/lib/routing/wishFields';
import { loosen } from '@/lib/trip/loosen';
import { type PlanPlace, planRound } from '@/lib/trip/plan';
import { getPlanPlaces, type NamedPlace } from '@/lib/trip/planPlaces';
import { CHOICES, type Wish } from '@/lib/trip/wish';

const WISH: Wish = {
  from: 540,
  to: 660,
  day: '2026-11-25',
  round: 'town',
  children: false,
  steps: false,
  rain: false,
  without: [],
};

const place = (id: string, minutes: number, fits: Partial<PlanPlace['fits']> = {}): PlanPlace => ({
  id,
  spot: TOWN_SPOTS[id] ?? { x: 0, y: 0 },
  minutes,
  isTop: false,
  fits: { children: false, steps: false, rain: false, ...fits },
  shade: null,
  light: null,
  hours: null,
});

const MUSEUM = place('maritime-museum', 60, { rain: true });
const SQUARE = place('clock-tower-and-square-of-arms', 15, { steps: true });

const changesOf = (wish: Partial<Wish>, town: PlanPlace[] = [MUSEUM, SQUARE], perast: PlanPlace[] = []) =>
  loosen({ town, perast }, { ...WISH, ...wish }).map(({ changes }) => changes);

describe('a wish without a plan is loosened', () => {
  test('by one of its choices, and only by those that lead to a plan', () => {
    expect(changesOf({ steps: true, rain: true })).toEqual([['rain'], ['steps']]);
    expect(changesOf({ steps: true, rain: true }, [MUSEUM])).toEqual([['steps']]);
  });

  test('by as many as needed', () => {
    expect(changesOf({ children: true, steps: true, rain: true }, [SQUARE])).toEqual([['rain', 'children']]);
  });

  test('by the next half hour that is long enough', () => {
    const [way] = loosen({ town: [MUSEUM], perast: [] }, { ...WISH, to: 600 });
    expect(way).toEqual({ changes: ['later'], wish: { ...WISH, to: 630 } });
  });

  test('by daylight of the same length', () => {
    const [way] = loosen({ town: [MUSEUM], perast: [] }, { ...WISH, from: 1200, to: 1300 });
    expect(way).toEqual({ changes: ['day'], wish: { ...WISH, from: 540, to: 640 } });
  });

  test('by the town, and by places that were to be left out', () => {
    expect(changesOf({ round: 'perast' })).toEqual([['town']]);
    expect(changesOf({ without: [MUSEUM.id, SQUARE.id] })).toEqual([['without']]);
  });

  test('not at all without places', () => {
    expect(changesOf({}, [])).toEqual([]);
  });
});

test('with the places of the guide every wish has a plan, or ways to one', async () => {
  const places = Object.fromEntries(
    await Promise.all(ROUND_NAMES.map(async (round) => [round, await getPlanPlaces('en', round)] as const)),
  ) as Record<RoundName, NamedPlace[]>;
  const planOf = (wish: Wish) => planRound(places[wish.round], wish);
  for (const day of ['2026-11-25', '2027-07-14']) {
    for (const round of ROUND_NAMES) {
      for (let bits = 0; bits < 8; bits += 1) {
        const [children, steps, rain] = CHOICES.map((_, index) => (bits & (1 << index)) > 0) as [
          boolean,
          boolean,
          boolean,
        ];
        for (const [from, to] of [
          [540, 660],
          [540, 780],
          [540, 1020],
          [1140, 1260],
          [300, 420],
          [1380, 1439],
        ] as const) {
          const wish = { ...WISH, day, round, children, steps, rain, from, to };
          if (planOf(wish)) continue;
          const ways = loosen(places, wish);
          expect(ways.length).toBeGreaterThan(0);
          for (const way of ways) expect(planOf(way.wish)).not.toBeNull();
        }
      }
    }
  }
});
