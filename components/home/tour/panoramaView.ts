/** A view of a panorama, in radians: right of its centre, above the horizon, and vertical field of view. */
export type View = { yaw: number; pitch: number; fov: number };

/** A direction in a panorama, in radians. */
export type Direction = { yaw: number; pitch: number };

const MAX_PITCH = 1.2;
const MIN_FOV = 0.5;
const MAX_FOV = 1.4;

export const START: View = { yaw: 0, pitch: 0.08, fov: 1.1 };

/** Step of one key press: radians to turn, factor to zoom. */
const TURN_STEP = 0.12;
const ZOOM = 1.15;

const clamp = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

/** Normalizes an angle to -π to π. */
export const wrap = (angle: number): number => angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI));

/** Limits a view: any yaw, but a pitch and a zoom at which the picture is neither distorted nor blurred. */
export const toView = ({ yaw, pitch, fov }: View): View => ({
  yaw: wrap(yaw),
  pitch: clamp(-MAX_PITCH, pitch, MAX_PITCH),
  fov: clamp(MIN_FOV, fov, MAX_FOV),
});

/** The view after an arrow key, plus or minus; null for any other key. */
export function viewAfterKey(view: View, key: string): View | null {
  const { yaw, pitch, fov } = view;
  switch (key) {
    case 'ArrowLeft':
      return toView({ ...view, yaw: yaw - TURN_STEP });
    case 'ArrowRight':
      return toView({ ...view, yaw: yaw + TURN_STEP });
    case 'ArrowUp':
      return toView({ ...view, pitch: pitch + TURN_STEP });
    case 'ArrowDown':
      return toView({ ...view, pitch: pitch - TURN_STEP });
    case '+':
    case '=':
      return toView({ ...view, fov: fov / ZOOM });
    case '-':
      return toView({ ...view, fov: fov * ZOOM });
    default:
      return null;
  }
}

/** The view after a drag, in pixels, on a stage of the given height; the content follows the pointer. */
export function viewAfterDrag(view: View, dx: number, dy: number, height: number): View {
  const perPixel = view.fov / height;
  return toView({ ...view, yaw: view.yaw - dx * perPixel, pitch: view.pitch + dy * perPixel });
}

/**
 * Position of a direction on the screen, from -1 to 1 to the right and upwards; null where it is out of view.
 *
 * @param aspect width divided by height
 */
export function toScreen({ yaw, pitch }: Direction, view: View, aspect: number): { x: number; y: number } | null {
  const offset = wrap(yaw - view.yaw);
  const right = Math.cos(pitch) * Math.sin(offset);
  const up = Math.sin(pitch);
  const ahead = Math.cos(pitch) * Math.cos(offset);
  const depth = ahead * Math.cos(view.pitch) + up * Math.sin(view.pitch);
  if (depth <= 0.01) return null;
  const height = up * Math.cos(view.pitch) - ahead * Math.sin(view.pitch);
  const scale = 1 / Math.tan(view.fov / 2) / depth;
  const x = (right * scale) / aspect;
  const y = height * scale;
  return Math.abs(x) < 1 && Math.abs(y) < 1 ? { x, y } : null;
}

/** Converts a point of the flat picture, from 0 to 1 from its left and top, to a direction. */
export const toDirection = (left: number, top: number): Direction => ({
  yaw: (left - 0.5) * 2 * Math.PI,
  pitch: (0.5 - top) * Math.PI,
});

type Orientation = { alpha: number; beta: number; gamma: number };

/** The direction in which the back of a device points (W3C device orientation, in degrees); a yaw of 0 is north. */
export function toDeviceDirection({ alpha, beta, gamma }: Orientation): Direction {
  const [a, b, c] = [alpha, beta, gamma].map((degrees) => (degrees * Math.PI) / 180) as [number, number, number];
  const east = -(Math.cos(a) * Math.sin(c) + Math.sin(a) * Math.sin(b) * Math.cos(c));
  const north = Math.cos(a) * Math.sin(b) * Math.cos(c) - Math.sin(a) * Math.sin(c);
  const up = -Math.cos(b) * Math.cos(c);
  return { yaw: Math.atan2(east, north), pitch: Math.asin(up) };
}
