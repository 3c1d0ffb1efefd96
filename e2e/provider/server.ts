import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { TLSSocket } from 'node:tls';
import { NOT_FOUND, replyTo, type Size } from './contract';
import { type Fault, misbehave, send, sendJson } from './faults';
import { pictureAt } from './pictures';

const DEFAULT_SIZE = { stories: 30, news: 30, events: 15 };

async function sendPicture(path: string, response: ServerResponse): Promise<void> {
  const picture = await pictureAt(path);
  if (!picture) return send(response, 404, 'text/plain', 'No such picture');
  response.writeHead(200, { 'Content-Type': picture.type, 'Content-Length': picture.bytes.byteLength });
  response.end(picture.bytes);
}

/** What a test changes and reads while the provider runs. */
export type ProviderControls = {
  /** Responds with a fault to every call, or to those whose path and query begin with one of `paths`. */
  break(kind: Fault['kind'], ...paths: string[]): void;
  mend(): void;
  /** Paths and queries of the calls since the log was last cleared. */
  requests(): string[];
  clearLog(): void;
  /** Ends every title with a word from now on. */
  publish(edition: string): void;
  /** Adds this many news, newer than all others. */
  add(news: number): void;
};

/** A server of the content API that logs its requests and misbehaves on command. */
export function createProvider(size: Omit<Size, 'added'> = DEFAULT_SIZE): {
  server: Server;
  controls: ProviderControls;
} {
  let log: string[] = [];
  let fault: Fault | null = null;
  let edition = '';
  let added = 0;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '/' } = request;
    log.push(url);
    const origin = `${request.socket instanceof TLSSocket ? 'https' : 'http'}://${request.headers.host}`;
    const reply = url.startsWith('/api/') ? replyTo(new URL(url, origin), edition, { ...size, added }) : null;
    if (fault?.paths.some((path) => url.startsWith(path))) return misbehave(fault.kind, response, reply ?? NOT_FOUND);
    if (!reply) return sendPicture(url, response);
    sendJson(response, reply.status, reply.body);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error) => {
      console.error(`provider: ${request.url}: ${error}`);
      response.destroy();
    });
  });
  const controls: ProviderControls = {
    break: (kind, ...paths) => {
      fault = { kind, paths: paths.length > 0 ? paths : ['/api/'] };
    },
    mend: () => {
      fault = null;
    },
    requests: () => log,
    clearLog: () => {
      log = [];
    },
    publish: (word) => {
      edition = word;
    },
    add: (news) => {
      added = news;
    },
  };
  return { server, controls };
}
