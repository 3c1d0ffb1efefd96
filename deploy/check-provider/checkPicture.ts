import { fetchMedia } from '@/lib/cms/media';
import { type MediaSources, toMediaUrl } from '@/lib/cms/remote/mediaUrls';

const RULE =
  'a JPEG, PNG, WebP, AVIF or GIF of at most 20 MB and 50 megapixels (PNG and GIF 24, AVIF 8.3), sent within 8 s without a redirect, token or query';

/** What keeps the site from showing a picture; empty if it can. */
export async function checkPicture(url: string, sources: MediaSources): Promise<string[]> {
  const path = toMediaUrl(url, sources);
  if (!path) return ['left out: it must be on API_HOST or MEDIA_HOSTS, under a plain file name'];
  const [, , ...segments] = path.split('/').map(decodeURIComponent);
  const { state } = await fetchMedia(sources, segments);
  return state === 'found' ? [] : [`not shown: must be ${RULE}`];
}
