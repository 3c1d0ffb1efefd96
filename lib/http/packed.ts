import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { answerUnavailable } from '@/lib/http/answers';
import { isKnown } from '@/lib/http/conditional.mjs';

type Packed = {
  /** A gzip file, and the tag of what is in it. */
  file: string;
  etag: string;
  /** With its charset. */
  type: string;
  /** Seconds it may be kept. */
  maxAge: number;
};

/**
 * Answers with what is in a gzip file, piece by piece. It is unpacked even for those who accept gzip: Next drops the
 * header that would say so, and packs again.
 */
export async function answerPacked(request: Request, { file, etag, type, maxAge }: Packed): Promise<Response> {
  const shared = { ETag: etag, 'Cache-Control': `public, max-age=${maxAge}` };
  if (isKnown(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers: shared });
  const headers = { ...shared, 'Content-Type': type };
  if (request.method === 'HEAD') return new Response(null, { headers });
  const handle = await open(file).catch(() => null);
  if (!handle) return answerUnavailable();
  const text = handle.createReadStream().pipe(createGunzip());
  return new Response(Readable.toWeb(text) as ReadableStream, { headers });
}
