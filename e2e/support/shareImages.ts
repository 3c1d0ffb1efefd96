import sharp from 'sharp';
import { sendRequest } from './http';

/** Messengers ignore larger files. */
export const MAX_SHARE_IMAGE_BYTES = 200_000;

/** Requests a share image, and reads format and size of the picture. */
export async function fetchShareImage(origin: string, path: string) {
  const { status, headers, bytes } = await sendRequest(origin, path);
  const { location, 'cache-control': cacheControl, 'content-type': type } = headers;
  const { format, width, height } = type?.startsWith('image/') ? await sharp(bytes).metadata() : {};
  return { status, location, cacheControl, bytes, picture: { type, format, width, height } };
}

/** A version that no share image has. */
export const OLD_VERSION = '000000000000';

/** The current address of a share image, to which an old one redirects. @param path such as `/og/en/article/perast` */
export async function shareImageAddress(origin: string, path: string): Promise<string> {
  return (await fetchShareImage(origin, `${path}/${OLD_VERSION}.jpg`)).location ?? '';
}

export const SHARE_IMAGE = { type: 'image/jpeg', format: 'jpeg', width: 1200, height: 630 };
export const FOR_GOOD = 'public, max-age=31536000, immutable';
export const FOR_A_MINUTE = 'public, max-age=60';
