import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { readJsonBody } from '@/lib/server/http/readBody';
import { log } from '@/lib/server/log';

/** Reports logged per minute, of all visitors together: everybody who meets a defect reports it. */
const PER_MINUTE = 20;
const MINUTE_MS = 60_000;
const MAX_BYTES = 8_000;

/** URLs in messages and stacks may contain visitors' input: their queries are removed. */
const text = (length: number) => z.string().transform((value) => value.slice(0, length).replace(/[?#][^\s:)'"]*/g, ''));

const report = z.object({ message: text(300), stack: text(2_000).optional(), path: text(200) });

/** Returns a listener that logs errors which pages report from the browser (components/ui/feedback/reportError.ts). */
export function createBrowserErrors() {
  let minute = 0;
  let logged = 0;

  /** Whether one more report may be logged now. */
  function admit(): boolean {
    const now = Math.floor(performance.now() / MINUTE_MS);
    if (now !== minute) logged = 0;
    minute = now;
    logged += 1;
    return logged <= PER_MINUTE;
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const respond = (status: number): void =>
      void response.writeHead(status, { 'Cache-Control': 'no-store', Connection: 'close' }).end();
    const site = request.headers['sec-fetch-site'];
    if (site && site !== 'same-origin') return respond(403);
    if (!admit()) return respond(429);
    const { success, data } = report.safeParse(await readJsonBody(request, MAX_BYTES));
    if (!success) return respond(400);
    log.error('browser.failed', data);
    respond(204);
  };
}
