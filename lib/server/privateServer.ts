import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { z } from 'zod';
import { ID } from '@/lib/routing/id';
import { readJsonBody } from '@/lib/server/http/readBody';
import { log, reasonOf } from '@/lib/server/log';
import { collectMetrics, respondMetrics } from '@/lib/server/metrics';
import { requestRefresh } from '@/lib/server/requestRefresh';

/** A thousand ids take some 70 kB. */
const MAX_BYTES = 100_000;

/** An item may be on any list, so ids have the same effect as `all`. */
const refreshBody = z.union([
  z.strictObject({ ids: z.array(z.string().regex(ID)).min(1) }),
  z.strictObject({ all: z.literal(true) }),
]);

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json', Connection: 'close' }).end(JSON.stringify(body));
}

/** Answers `POST /refresh` with `{ "ids": ["…"] }` or `{ "all": true }`: 202, and the content is stale. */
async function respondRefresh(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { success } = refreshBody.safeParse(await readJsonBody(request, MAX_BYTES));
  if (!success) return send(response, 400, { message: 'the body must be {"ids": ["…"]} or {"all": true}' });
  requestRefresh();
  send(response, 202, { status: 'refreshing' });
}

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.url === '/metrics') return respondMetrics(response);
  if (request.url !== '/refresh') return void response.writeHead(404).end();
  if (request.method !== 'POST') return void response.writeHead(405, { Allow: 'POST' }).end();
  return respondRefresh(request, response);
}

/** Serves the operator's endpoints, `/metrics` and `/refresh`, on a separate port and one interface only. */
export function servePrivately(port: number, hostname: string): Server {
  collectMetrics();
  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      log.error('request.failed', { reason: reasonOf(error) });
      response.destroy();
    });
  });
  return server.listen(port, hostname);
}
