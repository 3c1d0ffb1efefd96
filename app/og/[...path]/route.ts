import type { NextRequest } from 'next/server';
import { answerCard } from '@/lib/cards/answerCard';
import { readCardAddress } from '@/lib/routing/cardAddress';

export const dynamic = 'force-dynamic';

/** The address of a card changes with what it shows. */
const FOR_GOOD = 'public, max-age=31536000, immutable';
const FOR_A_MINUTE = 'public, max-age=60';

/** Only the one spelling of an address is answered: a query makes no second picture of anything. */
const movedTo = (href: string): Response =>
  new Response(null, { status: 307, headers: { Location: href, 'Cache-Control': FOR_A_MINUTE } });

/**
 * The share card of a page, 1200 by 630 (docs/requirements.md, Metadata). Middleware has asked whether the page exists.
 */
export async function GET({ nextUrl: { pathname, search } }: NextRequest): Promise<Response> {
  const address = readCardAddress(pathname);
  if (address && search) return movedTo(pathname);
  const answer = address ? await answerCard(address) : { state: 'missing' as const };
  if (answer.state === 'missing') return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
  if (answer.state === 'moved') return movedTo(answer.href);
  return new Response(new Uint8Array(answer.jpeg), {
    headers: {
      'Content-Type': 'image/jpeg',
      'Content-Length': String(answer.jpeg.byteLength),
      'Cache-Control': answer.state === 'drawn' ? FOR_GOOD : FOR_A_MINUTE,
    },
  });
}
