import { type Direction, toDirection } from '@/components/home/tour/panoramaView';

/** Directions of the places visible from the quay, by place id. */
export const TOUR_HOTSPOTS: Readonly<Record<string, Direction>> = {
  dobrota: toDirection(0.19, 0.485),
  'sea-gate': toDirection(0.509, 0.475),
  'town-walls-and-st-johns-fortress': toDirection(0.515, 0.33),
  'market-by-the-wall': toDirection(0.605, 0.48),
  muo: toDirection(0.985, 0.47),
};
