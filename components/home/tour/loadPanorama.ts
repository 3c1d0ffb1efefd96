import type { PanoramaFiles } from '@/components/home/tour/tour';
import { savesData } from '@/lib/server/document/savesData.browser';

/** Device pixels of the viewport’s width from which the large picture is sharper. */
const LARGE_FROM = 700;

const load = async (url: string): Promise<HTMLImageElement> => {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
};

/**
 * Loads the panorama in the size that fits the viewport, the smaller one in data saving mode.
 *
 * @param width in device pixels
 */
export async function loadPanorama(files: PanoramaFiles, width: number): Promise<HTMLImageElement> {
  const isLarge = width >= LARGE_FROM && !savesData();
  return load(isLarge ? files.large : files.small).catch(() => load(files.fallback));
}
