import type { IncomingMessage } from 'node:http';
import { readBytes } from '@/lib/server/http/deadline';

/** The body of a request as JSON; undefined when it has more than `maxBytes` or is none. */
export async function readJsonBody(request: IncomingMessage, maxBytes: number): Promise<unknown> {
  const bytes = await readBytes(request, maxBytes);
  try {
    return bytes ? JSON.parse(bytes.toString('utf8')) : undefined;
  } catch {
    return undefined;
  }
}
