import { fetchMedia } from '@/lib/cms/media';
import { type MediaSources, toMediaUrl } from '@/lib/cms/remote/mediaUrls';

const NOT_FETCHED =
  'not fetched: a redirect, a status from 500, a refused connection or certificate, or over 8 s for the file';

const NOT_SHOWN =
  'not shown: must be a JPEG, PNG, WebP, AVIF or GIF of at most 20 MB and 50 megapixels (PNG and GIF 24, AVIF 8.3), sent without a token or query';

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
  if (state === 'found') return [];
  return [state === 'missing' ? NOT_SHOWN : NOT_FETCHED];
}
