import { type Direction, toDirection } from '@/components/home/panoramaView';

/** What one sees from the quay, by the id of the place: where it is in the panorama. */
export const TOUR_SPOTS: Readonly<Record<string, Direction>> = {
  dobrota: toDirection(0.19, 0.485),
  'sea-gate': toDirection(0.509, 0.475),
  'town-walls-and-st-johns-fortress': toDirection(0.515, 0.33),
  'market-by-the-wall': toDirection(0.605, 0.48),
  muo: toDirection(0.985, 0.47),
};
