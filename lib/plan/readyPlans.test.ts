import { clock } from '@/lib/i18n/clock';
import { addDays } from '@/lib/i18n/day';
import { faultsOf } from '@/lib/plan/planFaults.testUtils';
import { getPlanPlaces } from '@/lib/plan/planPlaces';
import { getReadyPlan, getReadyPlans } from '@/lib/plan/readyPlans';

const MONTHS = Array.from({ length: 12 }, (_, index) => `2027-${String(index + 1).padStart(2, '0')}-15`);

const PLANS = [
  ['one-day-off-a-ship', 1],
  ['half-a-day-in-kotor', 1],
  ['one-day-in-kotor', 1],
  ['two-days-in-kotor', 2],
  ['three-days-with-the-bay', 3],
  ['rainy-day-in-kotor', 1],
] as const;

const setDay = (day: string, time = '05:00:00') =>
  jest.spyOn(clock, 'now').mockReturnValue(new Date(`${day}T${time}Z`));

type ReadyDay = Awaited<ReturnType<typeof getReadyPlan>>[number];

const idsOf = ({ plan }: ReadyDay): string[] => plan.stops.flatMap(({ place }) => place?.id ?? []);

const placesOf = async (id: string): Promise<string[][]> => (await getReadyPlan(id, 'en')).map(idsOf);

const daysFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(first, index));

test('six ready plans are listed, each with its article', async () => {
  const plans = await getReadyPlans('sr');
  expect(plans.map(({ id, days }) => [id, days.length])).toEqual(PLANS);
  for (const { id, href } of plans) expect(href).toMatch(new RegExp(`^/vidi-i-uradi/.+\\?id=${id}$`));
});

test.each(PLANS)('%s holds what every plan promises, in every month, and repeats no place', async (id, count) => {
  for (const month of MONTHS) {
    setDay(month);
    const days = await getReadyPlan(id, 'en');
    expect(days.map(({ request }) => request.day)).toEqual(daysFrom(month, count));
    for (const { plan, request } of days) expect(faultsOf(plan, request)).toEqual([]);
    const places = days.flatMap(idsOf);
    expect(places.length).toBeGreaterThanOrEqual(3 * count);
    expect(new Set(places).size).toBe(places.length);
  }
});

test('in every month the plans are what the words of their articles say', async () => {
  const FORTRESS = 'town-walls-and-st-johns-fortress';
  for (const month of MONTHS) {
    setDay(month);
    expect((await placesOf('one-day-off-a-ship'))[0]).toEqual([
      'market-by-the-wall',
      'clock-tower-and-square-of-arms',
      'st-tryphons-cathedral',
      'st-anne-and-st-paul',
    ]);
    expect((await placesOf('half-a-day-in-kotor'))[0]).toEqual([
      FORTRESS,
      'st-tryphons-cathedral',
      'market-by-the-wall',
    ]);
    const day = (await placesOf('one-day-in-kotor'))[0] ?? [];
    expect([day[0], day.at(-1)]).toEqual([FORTRESS, 'clock-tower-and-square-of-arms']);
    expect((await placesOf('rainy-day-in-kotor'))[0]).toEqual([
      'aquarium-boka',
      'cats-museum',
      'maritime-museum',
      'st-tryphons-cathedral',
    ]);
    const [first, second, third] = await placesOf('three-days-with-the-bay');
    expect(first?.[0]).toBe(FORTRESS);
    expect(second).toEqual(['st-nicholas-of-perast', 'our-lady-of-the-rocks', 'perast-museum']);
    expect(third?.at(-1)).toBe('aquarium-boka');
    expect(await placesOf('two-days-in-kotor')).toEqual([first, third]);
  }
});

test('the aquarium is a walk along the shore away from the town', async () => {
  setDay('2027-05-15');
  const stops = (await getReadyPlan('rainy-day-in-kotor', 'en')).flatMap(({ plan }) => plan.stops);
  expect(stops.find(({ place }) => place?.id === 'aquarium-boka')?.walk).toBeGreaterThan(15);
});

test('the climb to the fortress needs a ticket', async () => {
  const places = await getPlanPlaces('en', 'town');
  const climb = places.find(({ id }) => id === 'town-walls-and-st-johns-fortress');
  expect(climb?.isTicketed).toBe(true);
});

test('a plan whose hours are over is made for the next day', async () => {
  setDay('2027-05-15', '20:00:00');
  for (const [id, count] of PLANS)
    expect((await getReadyPlan(id, 'en')).map(({ request }) => request.day)).toEqual(daysFrom('2027-05-16', count));
});

test('an article without a plan has none', async () => {
  expect(await getReadyPlan('perast', 'en')).toEqual([]);
});
