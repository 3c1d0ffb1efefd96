import { knownPlaces } from '@/lib/cms/places';
import { clock } from '@/lib/i18n/clock';
import { walkMinutes } from '@/lib/plan/plan';
import { getPlanPlaces } from '@/lib/plan/planPlaces';
import { METRES_PER_UNIT, ROUNDS } from '@/lib/plan/rounds';
import { ROUND_NAMES } from '@/lib/routing/planFields';

/** Metres a minute, 4.5 km/h and 3.5 km/h, as the note below every plan says. */
const PACES = [
  [{ children: false, steps: false }, 75],
  [{ children: true, steps: false }, 3500 / 60],
  [{ children: false, steps: true }, 3500 / 60],
] as const;

const placesOf = new Map(knownPlaces().map(({ id, place }) => [id, place]));

test.each(ROUND_NAMES)(
  'no leg of the round %s is shorter than the place facts and the straight line allow',
  async (round) => {
    const places = await getPlanPlaces('en', round);
    const stops = [{ id: 'start', position: ROUNDS[round].start }, ...places];
    const factOf = (id: string) => (id === 'start' ? 0 : placesOf.get(id)?.onFoot?.walk?.minutes);
    const faults: string[] = [];
    for (const from of stops) {
      for (const to of stops) {
        for (const [request, pace] of PACES) {
          const leg = walkMinutes(from.position, to.position, request);
          const [here = NaN, there = NaN] = [factOf(from.id), factOf(to.id)];
          const straight =
            (Math.hypot(from.position.x - to.position.x, from.position.y - to.position.y) * METRES_PER_UNIT) / pace;
          if (leg < straight || leg < Math.abs(there - here)) faults.push(`${from.id} to ${to.id}: ${leg} minutes`);
          const isFromStart = here * there === 0;
          if (isFromStart && pace === 75 && leg !== here + there)
            faults.push(`${to.id}: ${leg} minutes, not ${here + there}`);
        }
      }
    }
    expect(places.length).toBeGreaterThan(2);
    expect(faults).toEqual([]);
  },
);

test('a place that is closed is left out, hours nobody has checked for a year are unknown, and a visit takes the longest time', async () => {
  const facts = placesOf.get('maritime-museum') ?? {};
  const find = async () => (await getPlanPlaces('en', 'town')).find(({ id }) => id === 'maritime-museum');
  const origin = { source: 'the museum', checked: '2026-11-21' };
  Object.assign(facts, { openingHours: { always: true, ...origin }, duration: { minutes: 45, upTo: 60, ...origin } });
  jest.spyOn(clock, 'now').mockReturnValue(new Date('2027-11-21T12:00:00Z'));
  expect(await find()).toMatchObject({ minutes: 60, hours: { always: true } });
  jest.spyOn(clock, 'now').mockReturnValue(new Date('2027-11-22T12:00:00Z'));
  expect(await find()).toMatchObject({ hours: null });
  Object.assign(facts, { admission: { answer: 'closed', ...origin } });
  expect(await find()).toBeUndefined();
});
