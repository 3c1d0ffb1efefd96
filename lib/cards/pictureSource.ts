import 'server-only';
import { join } from 'node:path';
import type { CardPicture } from '@/lib/cards/shareCard';
import { preparedFile } from '@/lib/content/preparedPicture';
import { env } from '@/lib/env';
import { fetchMedia, isMediaPath } from '@/lib/provider/media';
import { decodeSegment } from '@/lib/routing/languageRule';

/** Width a card needs. */
const CARD_WIDTH = 1200;
/** A crawler that wants a card does not wait for long. */
const TIMEOUT_MS = 2_500;

/** Where the bytes of a card’s picture come from: a file of the site, or the provider’s bytes; null when it has none. */
export async function pictureSource({ url, width }: CardPicture): Promise<string | Uint8Array | null> {
  const prepared = preparedFile(url, width, CARD_WIDTH);
  if (prepared) return join(process.cwd(), 'public', prepared);
  const { apiHost } = env();
  const path = url.split('/').slice(2).map(decodeSegment);
  if (!apiHost || !path.every((segment) => segment !== null) || !isMediaPath(path)) return null;
  const media = await fetchMedia(apiHost, path, TIMEOUT_MS);
  return media.state === 'found' ? media.bytes : null;
}
