import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Respond = (url: URL, response: ServerResponse, request: IncomingMessage) => void | Promise<void>;

export const sendJson = (response: ServerResponse, value: unknown, status = 200): void => {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify(value));
};

/** A content system on a real socket. Its responses can be set, and it records its requests. */
class ContentSystem {
  /** Paths and queries, in order. */
  requests: string[] = [];
  origin = '';
  respond: Respond = () => {};
  readonly #server: Server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', this.origin);
    this.requests.push(`${url.pathname}${url.search}`);
    void this.respond(url, response, request);
  });

  async start(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#server.listen(0, '127.0.0.1', resolve);
    });
    this.origin = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => {
      this.#server.close(resolve);
    });
  }
}

/** A content system for the tests of a file, which forgets its requests before each test. */
export function startContentSystem(): ContentSystem {
  const system = new ContentSystem();
  beforeAll(() => system.start());
  afterAll(() => system.stop());
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
