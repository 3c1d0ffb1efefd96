import {
  START,
  toDeviceDirection,
  toDirection,
  toScreen,
  toView,
  viewAfterDrag,
  viewAfterKey,
  wrap,
} from '@/components/home/tour/panoramaView';

const AHEAD = { yaw: 0, pitch: 0, fov: 1.1 };

test('the yaw wraps, pitch and zoom are limited', () => {
  expect(wrap(Math.PI * 3)).toBeCloseTo(-Math.PI);
  expect(wrap(-7)).toBeCloseTo(2 * Math.PI - 7);
  const view = toView({ yaw: 100, pitch: 9, fov: 0 });
  expect(Math.abs(view.yaw)).toBeLessThanOrEqual(Math.PI);
  expect(view).toMatchObject({ pitch: 1.2, fov: 0.5 });
  expect(toView(START)).toEqual(START);
});

test.each([
  ['ArrowLeft', 'yaw', -1],
  ['ArrowRight', 'yaw', 1],
  ['ArrowUp', 'pitch', 1],
  ['ArrowDown', 'pitch', -1],
  ['+', 'fov', -1],
  ['-', 'fov', 1],
] as const)('%s changes %s', (key, field, sign) => {
  const after = viewAfterKey(AHEAD, key);
  expect(Math.sign((after?.[field] ?? 0) - AHEAD[field])).toBe(sign);
});

test('other keys are ignored', () => {
  for (const key of ['Tab', 'a', 'Enter', 'PageDown']) expect(viewAfterKey(AHEAD, key)).toBeNull();
});

test('a drag to the right turns the view left, in proportion to the field of view', () => {
  expect(viewAfterDrag(AHEAD, 100, 0, 500).yaw).toBeCloseTo(-0.22);
  expect(viewAfterDrag(AHEAD, 0, 100, 500).pitch).toBeCloseTo(0.22);
});

test('a direction is on the screen in front of the view only', () => {
  expect(toScreen({ yaw: 0, pitch: 0 }, AHEAD, 1.6)).toEqual({ x: 0, y: 0 });
  const right = toScreen({ yaw: 0.3, pitch: 0 }, AHEAD, 1);
  expect(right?.x).toBeCloseTo(Math.tan(0.3) / Math.tan(0.55));
  expect(right?.y).toBeCloseTo(0);
  expect(toScreen({ yaw: 0, pitch: 0.3 }, { ...AHEAD, pitch: 0.3 }, 1)?.y).toBeCloseTo(0);
  expect(toScreen({ yaw: 0, pitch: 0.3 }, AHEAD, 1)?.y).toBeGreaterThan(0);
  expect(toScreen({ yaw: Math.PI, pitch: 0 }, AHEAD, 1)).toBeNull();
  expect(toScreen({ yaw: 1.2, pitch: 0 }, AHEAD, 1)).toBeNull();
  expect(toScreen({ yaw: -3.1, pitch: 0 }, { ...AHEAD, yaw: 3.1 }, 1)?.x).toBeGreaterThan(0);
});

test('the centre of the flat picture is ahead on the horizon, its sides behind', () => {
  expect(toDirection(0.5, 0.5)).toEqual({ yaw: 0, pitch: 0 });
  expect(toDirection(1, 0)).toEqual({ yaw: Math.PI, pitch: Math.PI / 2 });
});

test.each([
  ['upright, facing north', { alpha: 0, beta: 90, gamma: 0 }, 0, 0],
  ['upright, turned a quarter to the left', { alpha: 90, beta: 90, gamma: 0 }, -Math.PI / 2, 0],
  ['tilted back, looking up', { alpha: 0, beta: 135, gamma: 0 }, 0, Math.PI / 4],
  ['flat on the table, looking down', { alpha: 0, beta: 0, gamma: 0 }, null, -Math.PI / 2],
])('a device %s', (_position, orientation, yaw, pitch) => {
  const look = toDeviceDirection(orientation);
  if (yaw !== null) expect(look.yaw).toBeCloseTo(yaw);
  expect(look.pitch).toBeCloseTo(pitch);
});
