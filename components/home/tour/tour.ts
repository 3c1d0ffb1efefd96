import type { Direction } from '@/components/home/tour/panoramaView';
import type { Messages } from '@/lib/i18n/messages';

/** A place in the panorama that has an article. */
export type Hotspot = Direction & { id: string; name: string; href: string };

export type TourMessages = Omit<Messages['HomePage']['tour'], 'title' | 'text' | 'hotspotsTitle'>;

/** URLs of the panorama in two sizes. */
export type PanoramaFiles = { large: string; small: string };
