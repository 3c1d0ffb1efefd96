import sharp from 'sharp';
import { metaOf, pathOf } from './html';
import { sendRequest } from './http';
import { expect } from './test';

/** Messengers ignore larger files. */
export const MAX_SHARE_IMAGE_BYTES = 200_000;

/** Requests a share image, and reads format and size of the picture. */
export async function fetchShareImage(origin: string, path: string) {
  const { status, headers, bytes } = await sendRequest(origin, path);
  const { location, 'cache-control': cacheControl, 'content-type': type } = headers;
  const { format, width, height } = type?.startsWith('image/') ? await sharp(bytes).metadata() : {};
  return { status, location, cacheControl, bytes, picture: { type, format, width, height } };
}

/** Requests a share image until it is rendered: while that takes over four seconds, the site sends another in its place. */
export async function fetchRendered(origin: string, path: string) {
  const cacheControl = async () => (await fetchShareImage(origin, path)).cacheControl;
  await expect.poll(cacheControl, path).toBe(IMMUTABLE);
  return fetchShareImage(origin, path);
}

/** A version that no share image has. */
export const OLD_VERSION = '000000000000';

/** The present address of the share image of a page. */
export async function shareImageAddress(origin: string, page: string): Promise<string> {
  return pathOf(metaOf((await sendRequest(origin, page)).text)['og:image']?.[0] ?? '');
}

export const SHARE_IMAGE = { type: 'image/jpeg', format: 'jpeg', width: 1200, height: 630 };
export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const PUBLIC_MINUTE = 'public, max-age=60';
export const PRIVATE_MINUTE = 'private, max-age=60';
