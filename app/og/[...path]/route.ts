import type { NextRequest } from 'next/server';
import { readShareImageAddress } from '@/lib/routing/shareImageAddress';
import { getShareImage } from '@/lib/seo/share-images/getShareImage';
import { respondError } from '@/lib/server/http/responses';

/** The URL of a share image changes with its content. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const ONE_MINUTE = 'public, max-age=60';

/** An image has one URL: a query redirects to it, so that nothing is cached twice. */
const redirect = (href: string): Response => new Response(null, { status: 307, headers: { Location: href } });

/** The share image of a page, 1200 by 630 (docs/requirements.md, Metadata). */
export async function GET({ nextUrl: { pathname, search } }: NextRequest): Promise<Response> {
  const address = readShareImageAddress(pathname);
  if (address && search) return redirect(pathname);
  const image = address ? await getShareImage(address) : { state: 'missing' as const };
  if (image.state === 'missing') return respondError('missing');
  if (image.state === 'moved') return redirect(image.href);
  return new Response(new Uint8Array(image.jpeg), {
    headers: {
      'Content-Type': 'image/jpeg',
      'Content-Length': String(image.jpeg.byteLength),
      'Cache-Control': image.state === 'rendered' ? IMMUTABLE : ONE_MINUTE,
    },
  });
}
