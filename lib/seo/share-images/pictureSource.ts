import 'server-only';
import { join } from 'node:path';
import { fetchMedia, isMediaPath } from '@/lib/cms/media';
import { preparedFile } from '@/lib/pictures/preparedPicture';
import { decodeSegment } from '@/lib/routing/languageRule';
import type { SharePicture } from '@/lib/seo/share-images/shareImage';
import { env } from '@/lib/server/env';

/** Pixels. */
const SHARE_IMAGE_WIDTH = 1200;
/** Crawlers do not wait long for a share image. */
const TIMEOUT_MS = 2_500;

/** The path of a shipped picture’s file, or the bytes of the provider’s picture; null if it cannot be loaded. */
export async function pictureSource({ url, width }: SharePicture): Promise<string | Uint8Array | null> {
  const prepared = preparedFile(url, width, SHARE_IMAGE_WIDTH);
  if (prepared) return join(process.cwd(), 'public', prepared);
  const { apiHost, mediaHosts } = env();
  const path = url.split('/').slice(2).map(decodeSegment);
  if (!apiHost || !path.every((segment) => segment !== null) || !isMediaPath(path)) return null;
  const media = await fetchMedia({ apiHost, mediaHosts }, path, TIMEOUT_MS);
  return media.state === 'found' ? media.bytes : null;
}
