import type { MapPoint } from '@/lib/cms/files/readPoints';
import { site } from '@/lib/site';

const ORIGIN = { source: 'the organisation', checked: '2026-11-21' };

/** The organisation’s information desk, which also collects the tourist tax; its address is in `lib/site.ts`. */
export const INFO_DESK: Pick<MapPoint, 'id' | 'groups' | 'place'> = {
  id: 'info-desk',
  groups: ['help', 'tax'],
  place: {
    coordinates: { ...site.coordinates, precision: 150, ...ORIGIN },
    address: { words: site.address, ...ORIGIN },
  },
};
