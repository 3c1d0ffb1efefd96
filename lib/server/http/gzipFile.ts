import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { answerUnavailable, type Document } from '@/lib/server/http/answers';
import { isKnown } from '@/lib/server/http/conditional';

/** `etag` is the entity tag of the decompressed text. */
type GzipFile = Pick<Document, 'type' | 'maxAge'> & { file: string; etag: string };

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
