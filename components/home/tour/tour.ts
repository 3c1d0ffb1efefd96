import type { Messages } from '@/lib/i18n/messages';

/** A place in the panorama that has an article; its direction is in `tourHotspots.ts`. */
export type Hotspot = { id: string; name: string; href: string };

export type TourMessages = Omit<Messages['HomePage']['tour'], 'title' | 'text' | 'hotspotsTitle'>;

/** URLs of the panorama in two sizes. */
export type PanoramaFiles = { large: string; small: string };
