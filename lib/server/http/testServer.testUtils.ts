import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

type Call = { method?: string; headers?: Record<string, string>; body?: string };

/** Serves a listener on a free port for the tests of a file. Returns a client with a new connection for each request. */
export function serve(listener: RequestListener) {
  const server = createServer(listener).listen(0);
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return async (path: string, { method, headers, body }: Call = {}) => {
    const { port } = server.address() as AddressInfo;
    const call = request({ port, path, method, headers, agent: false }).end(body);
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    const bytes = await buffer(response);
    return { status: response.statusCode, headers: response.headers, bytes, body: bytes.toString() };
  };
}
