import type { PanoramaFiles } from '@/components/home/tour/tour';
import { savesData } from '@/lib/server/document/savesData.browser';

/** Device pixels of the viewport’s width from which the large picture is sharper. */
const LARGE_FROM = 700;

/** A stalled load never settles. */
const TIMEOUT_MS = 30_000;

const load = async (url: string): Promise<HTMLImageElement> => {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
};

/**
 * Loads the panorama in the size that fits the viewport, the smaller one in data saving mode. Rejects if that fails or
 * stalls.
 *
 * @param width in device pixels
 */
export async function loadPanorama(files: PanoramaFiles, width: number): Promise<HTMLImageElement> {
  const isLarge = width >= LARGE_FROM && !savesData();
  const timeout = new Promise<never>((_resolve, reject) => setTimeout(reject, TIMEOUT_MS, new Error('timeout')));
  return Promise.race([load(isLarge ? files.large : files.small), timeout]);
}
