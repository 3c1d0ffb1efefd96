import type { NextRequest } from 'next/server';
import { parseShareImageAddress } from '@/lib/routing/shareImageAddress';
import { getShareImage } from '@/lib/seo/share-images/getShareImage';
import { respondError } from '@/lib/server/http/responses';

const CACHE_CONTROL = {
  /** The URL of a share image changes with its content. */
  rendered: 'public, max-age=31536000, immutable',
  fallback: 'public, max-age=60',
  /** Shared caches would store a copy for each made-up version. */
  otherVersion: 'private, max-age=60',
};

/** The share image of a page, 1200 by 630 (docs/requirements.md, Metadata). */
export async function GET({ nextUrl: { pathname, search } }: NextRequest): Promise<Response> {
  const address = parseShareImageAddress(pathname);
  // Nothing is cached twice.
  if (address && search) return new Response(null, { status: 307, headers: { Location: pathname } });
  const image = address ? await getShareImage(address) : { state: 'missing' as const };
  if (image.state === 'missing') return respondError('missing');
  return new Response(new Uint8Array(image.jpeg), {
    headers: {
      'Content-Type': 'image/jpeg',
      'Content-Length': String(image.jpeg.byteLength),
      'Cache-Control': CACHE_CONTROL[image.state],
    },
  });
}
