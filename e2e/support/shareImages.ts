import sharp from 'sharp';

/** Messengers ignore larger files. */
export const MAX_SHARE_IMAGE_BYTES = 200_000;

type ShareImageAnswer = {
  status: number;
  location: string | null;
  cacheControl: string | null;
  bytes: Buffer;
  /** Format and size of the picture. */
  picture: { type: string | null; format?: string; width?: number; height?: number };
};

/** Requests a share image without following redirects. */
export async function fetchShareImage(origin: string, path: string): Promise<ShareImageAnswer> {
  const response = await fetch(new URL(path, origin), { redirect: 'manual' });
  const bytes = Buffer.from(await response.arrayBuffer());
  const type = response.headers.get('content-type');
  const { format, width, height } = type?.startsWith('image/') ? await sharp(bytes).metadata() : {};
  return {
    status: response.status,
    location: response.headers.get('location'),
    cacheControl: response.headers.get('cache-control'),
    bytes,
    picture: { type, format, width, height },
  };
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
