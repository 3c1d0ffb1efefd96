/** Where one looks in a panorama: radians to the right of its middle, and above the horizon; and how much of it one sees. */
export type View = { yaw: number; pitch: number; fov: number };

/** A direction in a panorama. */
export type Direction = { yaw: number; pitch: number };

const QUARTER = Math.PI / 2;
const HIGHEST = 1.2;
const NARROWEST = 0.5;
const WIDEST = 1.4;

export const START: View = { yaw: 0, pitch: 0.08, fov: 1.1 };

/** How far one press of a key turns or zooms. */
export const TURN = 0.12;
export const ZOOM = 1.15;

const between = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

/** An angle as one from -π to π, so that it never grows without end. */
export const wrap = (angle: number): number => angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI));

/** A view that can be: all the way round, up and down as far as a head turns, no closer than the picture is sharp. */
export const toView = ({ yaw, pitch, fov }: View): View => ({
  yaw: wrap(yaw),
  pitch: between(-HIGHEST, pitch, HIGHEST),
  fov: between(NARROWEST, fov, WIDEST),
});

/** What an arrow, plus or minus does to a view; null for any other key. */
export function turned(view: View, key: string): View | null {
  const { yaw, pitch, fov } = view;
  switch (key) {
    case 'ArrowLeft':
      return toView({ ...view, yaw: yaw - TURN });
    case 'ArrowRight':
      return toView({ ...view, yaw: yaw + TURN });
    case 'ArrowUp':
      return toView({ ...view, pitch: pitch + TURN });
    case 'ArrowDown':
      return toView({ ...view, pitch: pitch - TURN });
    case '+':
    case '=':
      return toView({ ...view, fov: fov / ZOOM });
    case '-':
      return toView({ ...view, fov: fov * ZOOM });
    default:
      return null;
  }
}

/** A view after a drag of so many pixels over a picture of that height: what was under the finger stays there. */
export function dragged(view: View, dx: number, dy: number, height: number): View {
  const perPixel = view.fov / height;
  return toView({ ...view, yaw: view.yaw - dx * perPixel, pitch: view.pitch + dy * perPixel });
}

/**
 * Where a direction shows in a view: from -1 to 1 across and, upwards, along the height; null where it is out of sight.
 *
 * @param aspect width over height
 */
export function toScreen({ yaw, pitch }: Direction, view: View, aspect: number): { x: number; y: number } | null {
  const aside = wrap(yaw - view.yaw);
  const right = Math.cos(pitch) * Math.sin(aside);
  const up = Math.sin(pitch);
  const ahead = Math.cos(pitch) * Math.cos(aside);
  const depth = ahead * Math.cos(view.pitch) + up * Math.sin(view.pitch);
  if (depth <= 0.01) return null;
  const height = up * Math.cos(view.pitch) - ahead * Math.sin(view.pitch);
  const scale = 1 / Math.tan(view.fov / 2) / depth;
  const x = (right * scale) / aspect;
  const y = height * scale;
  return Math.abs(x) < 1 && Math.abs(y) < 1 ? { x, y } : null;
}

/** A spot of the flat picture, each from 0 to 1 from its left and its top, as a direction. */
export const toDirection = (left: number, top: number): Direction => ({
  yaw: (left - 0.5) * 2 * Math.PI,
  pitch: (0.5 - top) * Math.PI,
});

type Orientation = { alpha: number; beta: number; gamma: number };

/** Where the back of a held device looks: to the right of north, and above the horizon (W3C device orientation, degrees). */
export function lookOf({ alpha, beta, gamma }: Orientation): Direction {
  const [a, b, c] = [alpha, beta, gamma].map((degrees) => (degrees * Math.PI) / 180) as [number, number, number];
  const east = -(Math.cos(a) * Math.sin(c) + Math.sin(a) * Math.sin(b) * Math.cos(c));
  const north = Math.cos(a) * Math.sin(b) * Math.cos(c) - Math.sin(a) * Math.sin(c);
  const up = -Math.cos(b) * Math.cos(c);
  return { yaw: Math.atan2(east, north), pitch: between(-QUARTER, Math.asin(between(-1, up, 1)), QUARTER) };
}
