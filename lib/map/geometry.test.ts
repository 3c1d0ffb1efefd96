import { BAY_METRES_PER_UNIT, metresBetween, roundDistance, toBayPoint } from '@/lib/map/geometry';

const SEA_GATE = { latitude: 42.425, longitude: 18.77 };
const PERAST = { latitude: 42.486, longitude: 18.699 };

test('positions fall on the drawing where they lie on its shore', () => {
  expect(toBayPoint(SEA_GATE)).toEqual({ x: 533.3, y: 506.3 });
  expect(toBayPoint(PERAST)).toEqual({ x: 280.9, y: 212.2 });
  expect(toBayPoint({ latitude: 42.53, longitude: 18.62 })).toEqual({ x: 0, y: 0 });
  expect(toBayPoint({ latitude: 42.395, longitude: 18.8 })).toEqual({ x: 640, y: 651 });
});

test.each([
  ['Herceg Novi', { latitude: 42.4572, longitude: 18.5315 }],
  ['Njeguši', { latitude: 42.43, longitude: 18.82 }],
  ['Grahovo', { latitude: 42.65, longitude: 18.67 }],
  ['Trsteno', { latitude: 42.28, longitude: 18.79 }],
])('%s lies outside the drawing', (_name, position) => {
  expect(toBayPoint(position)).toBeNull();
});

test('the drawing has one scale: its units are as long to the east as to the north', () => {
  const west = { latitude: 42.4625, longitude: 18.62 };
  const east = { latitude: 42.4625, longitude: 18.8 };
  expect(metresBetween(west, east) / 640).toBeCloseTo(BAY_METRES_PER_UNIT, 0);
});

test('distances are as the crow flies', () => {
  expect(metresBetween(SEA_GATE, SEA_GATE)).toBe(0);
  expect(metresBetween(SEA_GATE, PERAST)).toBeGreaterThan(8_900);
  expect(metresBetween(SEA_GATE, PERAST)).toBeLessThan(9_000);
  expect(metresBetween(SEA_GATE, PERAST)).toBe(metresBetween(PERAST, SEA_GATE));
  expect(metresBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(20_015_000, -4);
});

test.each([
  [0, 50],
  [74, 50],
  [76, 100],
  [974, 950],
  [976, 1000],
  [1_049, 1_000],
  [8_951, 9_000],
])('%d metres are shown as %d', (metres, told) => {
  expect(roundDistance(metres)).toBe(told);
});
