import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { answerRefresh } from '@/lib/server/answerRefresh';
import { log } from '@/lib/server/log';
import { answerMetrics, collectMetrics } from '@/lib/server/metrics';

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.url === '/metrics') return answerMetrics(response);
  if (request.url !== '/refresh') return void response.writeHead(404).end();
  if (request.method !== 'POST') return void response.writeHead(405, { Allow: 'POST' }).end();
  return answerRefresh(request, response);
}

/** Serves what is for the operator, `/metrics` and `/refresh`, on a port of its own and one interface only. */
export function servePrivately(port: number, hostname: string): Server {
  collectMetrics();
  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      log.warn('request.failed', { reason: String(error) });
      response.destroy();
    });
  });
  return server.listen(port, hostname);
}
