import { TOWN_POSITIONS } from '@/lib/map/sheets';
import type { OpeningHours } from '@/lib/openingHours';
import { createPlan, type PlanPlace, walkMinutes } from '@/lib/plan/plan';
import type { PlanRequest } from '@/lib/plan/planRequest';
import { PLAN_CHOICES } from '@/lib/routing/planFields';

const GATE = { x: 118, y: 346 };
const ALL = { children: true, steps: true, rain: true };

const NO_PREFERENCES = { round: 'town', children: false, steps: false, rain: false, without: [] } as const;

const place = (id: string, facts: Partial<PlanPlace> = {}): PlanPlace => ({
  id,
  position: TOWN_POSITIONS[id] ?? GATE,
  minutes: 30,
  isTop: false,
  fits: ALL,
  shade: null,
  light: null,
  hours: null,
  ...facts,
});

const request = (from: string, to: string, choices: Partial<PlanRequest> = {}): PlanRequest => {
  const [start, end] = [from, to].map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));
  return { ...NO_PREFERENCES, from: start ?? 0, to: end ?? 0, day: '2026-11-24', ...choices };
};

const idsOf = (places: PlanPlace[], requested: PlanRequest): string[] | undefined =>
  createPlan(places, requested)?.stops.map((stop) => stop.place?.id ?? 'coffee');

const JUNE = '2026-06-24';

const ST_TRYPHON = 'st-tryphons-cathedral';
const MUSEUM = 'maritime-museum';

describe('a walk', () => {
  const LEVEL = { children: false, steps: false };

  test('is as long as on the plan, slower with children and with steps to avoid', () => {
    const position = TOWN_POSITIONS[ST_TRYPHON] ?? GATE;
    expect(walkMinutes(GATE, position, LEVEL)).toBe(4);
    expect(walkMinutes(GATE, position, { children: true, steps: false })).toBe(5);
    expect(walkMinutes(GATE, position, { children: false, steps: true })).toBe(5);
  });

  test('from the start takes as long as the place facts say, and no less between places than their difference', () => {
    const [near, far] = [
      { x: 0, y: 0, walk: 3 },
      { x: 0, y: 0, walk: 12 },
    ];
    expect(walkMinutes({ ...GATE, walk: 0 }, near, LEVEL)).toBe(3);
    expect(walkMinutes(far, { ...GATE, walk: 0 }, { children: true, steps: false })).toBe(16);
    expect(walkMinutes(near, far, LEVEL)).toBe(9);
    expect(walkMinutes(near, { ...GATE, walk: 3 }, LEVEL)).toBe(6);
  });
});

describe('a plan', () => {
  test('has the walk to each stop, its time inside, and the way back', () => {
    expect(createPlan([place(ST_TRYPHON)], request('09:00', '10:00'))).toMatchObject({
      stops: [{ walk: 4, start: 544, end: 574 }],
      back: { walk: 4, end: 578 },
    });
  });

  test('may end ten minutes before the visitor has to be at the gate, and no later', () => {
    expect(idsOf([place(ST_TRYPHON)], request('09:00', '09:48'))).toEqual([ST_TRYPHON]);
    expect(idsOf([place(ST_TRYPHON)], request('09:00', '09:47'))).toBeUndefined();
  });

  test('takes the top places first, and the others as long as there is time', () => {
    const places = [place('st-lukes-church'), place(ST_TRYPHON, { isTop: true })];
    expect(idsOf(places, request('09:00', '10:00'))).toEqual([ST_TRYPHON]);
    expect(idsOf(places, request('09:00', '10:30'))).toEqual(['st-lukes-church', ST_TRYPHON]);
  });

  test.each(PLAN_CHOICES)('leaves out what does not match the preference %s', (name) => {
    const places = [place(ST_TRYPHON, { fits: { ...ALL, [name]: false } }), place(MUSEUM)];
    expect(idsOf(places, request('09:00', '11:00', { [name]: true }))).toEqual([MUSEUM]);
    expect(idsOf(places, request('09:00', '11:00'))).toHaveLength(2);
  });

  test('leaves out what is closed, and what closes during the visit', () => {
    const hours: OpeningHours = { weekly: [{ days: ['tue'], times: ['09:00-10:00', '10:15-12:00'] }] };
    expect(idsOf([place(ST_TRYPHON, { hours, minutes: 60 })], request('09:30', '11:30'))).toBeUndefined();
    const places = [place(ST_TRYPHON, { hours })];
    expect(idsOf(places, request('09:00', '10:00'))).toEqual([ST_TRYPHON]);
    expect(idsOf(places, request('09:30', '10:30'))).toBeUndefined();
    expect(idsOf(places, request('09:00', '10:00', { day: '2026-11-25' }))).toBeUndefined();
  });

  test('may end as the place closes, and takes in no break', () => {
    const hours: OpeningHours = { weekly: [{ days: ['tue'], times: ['09:00-10:00', '10:15-12:00'] }] };
    expect(idsOf([place(ST_TRYPHON, { hours, minutes: 56 })], request('09:00', '10:30'))).toEqual([ST_TRYPHON]);
    expect(idsOf([place(ST_TRYPHON, { hours, minutes: 57 })], request('09:00', '10:30'))).toBeUndefined();
    const broken: OpeningHours = { weekly: [{ days: ['tue'], times: ['09:00-09:25', '09:40-12:00'] }] };
    expect(idsOf([place(ST_TRYPHON, { hours: broken, minutes: 40 })], request('09:00', '10:30'))).toBeUndefined();
  });

  test('waits for a door to open where nothing else is possible', () => {
    const hours: OpeningHours = { weekly: [{ days: ['tue'], times: ['09:00-12:00', '14:00-17:00'] }] };
    const museum = place(ST_TRYPHON, { hours, fits: { ...ALL, rain: true } });
    const walk = place(MUSEUM, { fits: { ...ALL, rain: false } });
    expect(createPlan([museum, walk], request('08:00', '12:00', { rain: true }))).toMatchObject({
      start: 540,
      stops: [{ place: { id: ST_TRYPHON }, start: 544 }, { place: null }],
    });
    expect(createPlan([museum], request('11:45', '15:00'))).toMatchObject({ start: 840 });
    const early: OpeningHours = { weekly: [{ days: ['tue'], times: ['08:30-12:00'] }] };
    expect(createPlan([museum, place(MUSEUM, { hours: early })], request('08:00', '12:00'))?.start).toBe(510);
    expect(createPlan([museum], request('08:00', '09:30'))).toBeNull();
    expect(createPlan([museum], request('08:00', '12:00', { day: '2026-11-25' }))).toBeNull();
  });

  test('begins no earlier than the day, and ends by sunset where no hours are known', () => {
    expect(createPlan([place(ST_TRYPHON)], request('06:30', '10:00'))).toMatchObject({
      start: 480,
      stops: [{ start: 484 }],
    });
    // The way out of town may come before.
    const perast = place('perast-museum', { position: { x: 540, y: 0 } });
    const early = request('06:00', '12:00', { day: JUNE, round: 'perast' });
    expect(createPlan([perast], early)?.start).toBeLessThan(480);
    expect(createPlan([perast], early)?.stops[0]?.start).toBeGreaterThanOrEqual(480);
    expect(idsOf([place(ST_TRYPHON)], request('15:36', '17:00'))).toEqual([ST_TRYPHON]);
    expect(idsOf([place(ST_TRYPHON)], request('15:37', '17:00'))).toBeUndefined();
    expect(idsOf([place(ST_TRYPHON)], request('17:00', '18:30'))).toBeUndefined();
    expect(idsOf([place(ST_TRYPHON)], request('17:00', '18:30', { day: JUNE }))).toEqual([ST_TRYPHON]);
    expect(idsOf([place(ST_TRYPHON, { hours: { always: true } })], request('17:00', '18:30'))).toEqual([ST_TRYPHON]);
  });

  test.each([
    ['2027-03-15', '16:45', '17:05'],
    ['2027-03-16', '17:05', '17:20'],
    ['2027-03-27', '16:45', '17:30'],
    ['2027-03-28', '17:45', '18:30'],
    ['2027-10-02', '17:15', '18:00'],
    ['2027-10-30', '16:45', '17:30'],
    ['2027-10-31', '15:45', '16:30'],
  ])('on %s still has daylight for a visit at %s, and none for one at %s', (day, light, dark) => {
    expect(idsOf([place(ST_TRYPHON)], request(light, '20:00', { day }))).toContain(ST_TRYPHON);
    expect(idsOf([place(ST_TRYPHON)], request(dark, '20:00', { day }))).toBeUndefined();
  });

  test('leaves out the market if it ends after lunch', () => {
    const places = [place('market-by-the-wall', { minutes: 15 }), place(ST_TRYPHON)];
    expect(idsOf(places, request('11:30', '13:00'))).toEqual(['market-by-the-wall', ST_TRYPHON]);
    expect(idsOf(places, request('11:30', '13:01'))).toEqual([ST_TRYPHON]);
  });

  test('has a coffee in the middle of more than two hours', () => {
    const places = [place(ST_TRYPHON), place(MUSEUM)];
    expect(idsOf(places, request('09:00', '11:00'))).toEqual([ST_TRYPHON, MUSEUM]);
    expect(idsOf(places, request('09:00', '11:01'))).toEqual([ST_TRYPHON, 'coffee', MUSEUM]);
    const three = [...places, place('st-lukes-church')];
    expect(idsOf(three, request('09:00', '12:00'))).toEqual([ST_TRYPHON, MUSEUM, 'coffee', 'st-lukes-church']);
  });

  test('goes round the other way for the light and for shade at midday', () => {
    for (const [light, morning] of [
      ['afternoon', 'morning'],
      ['afternoon', null],
      [null, 'morning'],
    ] as const) {
      const bright = [place(ST_TRYPHON, { light, minutes: 60 }), place(MUSEUM, { light: morning, minutes: 60 })];
      expect(idsOf(bright, request('11:00', '14:00'))).toEqual([MUSEUM, 'coffee', ST_TRYPHON]);
    }
    const hot = [place(ST_TRYPHON, { shade: 'no', minutes: 60 }), place(MUSEUM, { shade: 'yes', minutes: 60 })];
    expect(idsOf(hot, request('14:00', '18:00', { day: JUNE }))?.[0]).toBe(MUSEUM);
    expect(idsOf(hot, request('16:00', '20:00', { day: JUNE }))?.[0]).toBe(ST_TRYPHON);
    // Before noon there is shade enough.
    expect(idsOf([...hot].reverse(), request('11:00', '14:00', { day: JUNE }))?.[0]).toBe(ST_TRYPHON);
  });

  test('in July and August begins nothing without shade between 11:00 and 17:00, but may visit it later', () => {
    const climb = place('town-walls-and-st-johns-fortress', { shade: 'no', minutes: 90, isTop: true });
    const places = [place(ST_TRYPHON), place(MUSEUM), climb];
    const others = [ST_TRYPHON, 'coffee', MUSEUM];
    for (const day of ['2027-07-01', '2027-08-31']) {
      expect(idsOf(places, request('10:30', '14:30', { day }))?.[0]).toBe(climb.id);
      expect(idsOf(places, request('11:00', '15:00', { day }))).toEqual(others);
      expect(idsOf(places, request('15:00', '18:30', { day }))).toEqual(others);
      expect(idsOf(places, request('16:10', '19:15', { day }))).toEqual([ST_TRYPHON, 'coffee', climb.id]);
    }
    for (const day of [JUNE, '2027-09-01'])
      expect(idsOf(places, request('11:00', '15:00', { day }))).toContain(climb.id);
  });

  test('visits a place that opens later once it has been to the others', () => {
    const hours: OpeningHours = { weekly: [{ days: ['tue'], times: ['09:45-12:00'] }] };
    const places = [place(ST_TRYPHON), place(MUSEUM, { hours, isTop: true }), place('st-lukes-church')];
    expect(idsOf(places, request('09:00', '11:30'))).toEqual([ST_TRYPHON, 'coffee', MUSEUM]);
  });

  test('to Perast counts the way there and back, the longest wait for the bus included', () => {
    const museum = place('perast-museum', { position: { x: 540, y: 0 }, minutes: 60 });
    const toPerast = { round: 'perast' } as const;
    expect(createPlan([museum], request('09:00', '13:50', toPerast))).toMatchObject({
      start: 540,
      stops: [{ walk: 9, start: 639, end: 699 }, { place: null }],
      back: { walk: 9, end: 818 },
    });
    expect(createPlan([museum], request('09:00', '13:00', toPerast))).toBeNull();
  });

  test('is none where nothing is possible', () => {
    expect(createPlan([], request('09:00', '17:00'))).toBeNull();
    expect(createPlan([place(ST_TRYPHON, { minutes: 120 })], request('09:00', '10:00'))).toBeNull();
  });
});
