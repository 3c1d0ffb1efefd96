import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { answerUnavailable } from '@/lib/server/http/answers';
import { isKnown } from '@/lib/server/http/conditional';

type GzipFile = {
  file: string;
  /** Entity tag of the decompressed text. */
  etag: string;
  /** With its charset. */
  type: string;
  /** Seconds it may be cached. */
  maxAge: number;
};

/**
 * Streams the text in a gzip file. It is decompressed for every client: Next drops `Content-Encoding`, and the server
 * compresses again.
 */
export async function answerGzipFile(request: Request, { file, etag, type, maxAge }: GzipFile): Promise<Response> {
  const shared = { ETag: etag, 'Cache-Control': `public, max-age=${maxAge}` };
  if (isKnown(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers: shared });
  const headers = { ...shared, 'Content-Type': type };
  if (request.method === 'HEAD') return new Response(null, { headers });
  const handle = await open(file).catch(() => null);
  if (!handle) return answerUnavailable();
  const text = handle.createReadStream().pipe(createGunzip());
  return new Response(Readable.toWeb(text) as ReadableStream, { headers });
}
