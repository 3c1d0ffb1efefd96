import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from '@/lib/server/http/listen.testUtils';

export type Respond = (url: URL, response: ServerResponse, request: IncomingMessage) => void | Promise<void>;

export const sendJson = (response: ServerResponse, value: unknown, status = 200): void => {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify(value));
};

/** A content system on a real socket for the tests of a file. It forgets its requests before each test. */
export function startContentSystem() {
  const system = {
    /** Paths and queries, in order. */
    requests: [] as string[],
    origin: '',
    respond: (() => {}) as Respond,
    /** Responds to every request with this JSON. */
    respondWith(value: unknown, status = 200): void {
      system.respond = (_url, response) => sendJson(response, value, status);
    },
  };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', system.origin);
    system.requests.push(`${url.pathname}${url.search}`);
    void system.respond(url, response, request);
  });
  beforeAll(async () => {
    system.origin = `http://127.0.0.1:${await listen(server)}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    system.requests = [];
  });
  return system;
}

/** Stops the clock of caches. Returns a function that sets it to a time after the start, in milliseconds. */
export function stopTime() {
  const begin = performance.now();
  const now = jest.spyOn(performance, 'now').mockReturnValue(begin);
  return async (milliseconds: number) => {
    now.mockReturnValue(begin + milliseconds);
    await new Promise((resolve) => setTimeout(resolve, 5));
  };
}
