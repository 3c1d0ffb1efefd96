import { type IncomingHttpHeaders, request } from 'node:http';

export type Answer = { status: number; headers: IncomingHttpHeaders; bytes: Buffer; text: string };

type Options = { method?: string; headers?: Record<string, string> };

/** Longest wait for an answer: the site must never hang. */
const PATIENCE_MS = 45_000;

/**
 * Asks for exactly this path: nothing normalises it, nothing follows a redirect, and no cookie is kept.
 *
 * @throws {Error} when no answer comes in time
 */
export function sendRequest(
  origin: string,
  path: string,
  { method = 'GET', headers = {} }: Options = {},
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, path, method, headers, timeout: PATIENCE_MS }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text: bytes.toString('utf8') });
      });
    });
    call.on('timeout', () => call.destroy(new Error(`${path}: no answer within ${PATIENCE_MS} ms`)));
    call.on('error', reject);
    call.end();
  });
}
