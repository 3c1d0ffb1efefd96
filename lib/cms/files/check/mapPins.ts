import type { Rule } from '@/lib/cms/files/library';
import { INFO_DESK } from '@/lib/cms/infoDesk';
import type { Point } from '@/lib/map/geometry';
import { PIN_DISTANCE, TOWN_POSITIONS } from '@/lib/map/sheets';

/** Pins of the plan of the old town that cover each other: a point is moved, since places are fixed. */
export const checkMapPins: Rule = ({ library }) => {
  const places = [...library.places, INFO_DESK].flatMap(({ id }) => {
    const pin = TOWN_POSITIONS[id];
    return pin ? [{ id, pin }] : [];
  });
  const points = library.points.flatMap(({ id, plan }) => (plan ? [{ id, pin: plan }] : []));
  const pins = [...places, ...points];
  const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
  return points.flatMap(({ id, pin }, index) =>
    pins
      .slice(0, places.length + index)
      .filter((other) => distance(pin, other.pin) < PIN_DISTANCE)
      .map(
        (other) =>
          `content/points.yaml: ${id}: plan: is ${Math.floor(distance(pin, other.pin))} from the pin of ${other.id}, and covers it; move it at least ${PIN_DISTANCE} away`,
      ),
  );
};
