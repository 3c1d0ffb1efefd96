import { fetchMedia } from '@/lib/cms/media';
import { type MediaSources, toMediaUrl } from '@/lib/cms/remote/mediaUrls';

const RULE =
  'a JPEG, PNG, WebP, AVIF or GIF of at most 20 MB and 50 megapixels (PNG and GIF 24, AVIF 8.3), sent within 8 s without a redirect, token or query';

export const LEFT_OUT = 'left out: it must be on API_HOST or MEDIA_HOSTS, under a plain file name';

const pathOf = (url: string, sources: MediaSources): string | null => toMediaUrl(url, sources, () => {});

/** Whether the site leaves out a picture because of its URL. */
export const isLeftOut = (url: string, sources: MediaSources): boolean => pathOf(url, sources) === null;

/** What keeps the site from showing a picture; empty if it can. */
export async function checkPicture(url: string, sources: MediaSources): Promise<string[]> {
  const path = pathOf(url, sources);
  if (!path) return [LEFT_OUT];
  const [, , ...segments] = path.split('/').map(decodeURIComponent);
  const { state } = await fetchMedia(sources, segments);
  return state === 'found' ? [] : [`not shown: must be ${RULE}`];
}
