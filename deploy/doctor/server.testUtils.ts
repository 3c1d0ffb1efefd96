import { createServer, type RequestListener, type Server } from 'node:http';
import { listen } from '@/lib/server/http/listen.testUtils';

/** A server for the tests of a file, which set how it answers. */
export function startServer() {
  let server: Server;
  const started = {
    origin: new URL('http://127.0.0.1'),
    answer: ((_request, response) => response.end()) as RequestListener,
  };
  beforeAll(async () => {
    server = createServer((request, response) => started.answer(request, response));
    started.origin.port = String(await listen(server));
  });
  afterAll(() => server.close());
  return started;
}
