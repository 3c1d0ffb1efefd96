import type { PanoramaFiles } from '@/components/home/tour';
import { savesData } from '@/lib/server/document/savesData';

/** Pixels across a window from which the large picture shows more than the small one. */
const LARGE_FROM = 700;

const load = async (address: string): Promise<HTMLImageElement> => {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
};

/** The panorama in the size a window has use for; the smaller one for whoever saves data. */
export async function loadPanorama(files: PanoramaFiles, width: number): Promise<HTMLImageElement> {
  const isLarge = width >= LARGE_FROM && !savesData();
  return load(isLarge ? files.large : files.small).catch(() => load(files.fallback));
}
