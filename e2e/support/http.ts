import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

type HeaderFields = Pick<IncomingMessage, 'headers' | 'headersDistinct'>;

export type HttpResponse = HeaderFields & { status: number; bytes: Buffer; text: string };

type Options = { method?: string; headers?: Record<string, string> };

/** Timeout of a response: the site must never hang. */
const TIMEOUT_MS = 45_000;

/**
 * Requests exactly this path, without normalization, redirects or cookies.
 *
 * @throws {Error} on a timeout
 */
export function sendRequest(
  origin: string,
  path: string,
  { method = 'GET', headers = {} }: Options = {},
): Promise<HttpResponse> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, path, method, headers, timeout: TIMEOUT_MS }, (response) => {
      const { statusCode: status = 0, headers, headersDistinct } = response;
      const toResponse = (bytes: Buffer) => ({ status, headers, headersDistinct, bytes, text: bytes.toString() });
      buffer(response).then(toResponse).then(resolve, reject);
    });
    call.on('timeout', () => call.destroy(new Error(`${path}: no response within ${TIMEOUT_MS} ms`)));
    call.on('error', reject);
    call.end();
  });
}

/** Whether a server answers this path with 200. */
export const isUp = (origin: string, path = '/healthz'): Promise<boolean> =>
  sendRequest(origin, path).then(
    ({ status }) => status === 200,
    () => false,
  );
