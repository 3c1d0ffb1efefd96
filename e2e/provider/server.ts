import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { TLSSocket } from 'node:tls';
import { NOT_FOUND, replyTo, type Size } from './contract';
import { type Fault, misbehave, send, sendJson } from './faults';
import { pictureAt } from './pictures';

const DEFAULT_SIZE = { stories: 30, news: 30, events: 15 };

async function readText(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

/**
 * A server of the content API that logs its requests and misbehaves on command: `GET`/`DELETE /__log`,
 * `PUT`/`DELETE /__fault`, `PUT /__edition` (a word that ends every title), `PUT /__added` (how many news were added).
 */
export function createProvider(size: Omit<Size, 'added'> = DEFAULT_SIZE): Server {
  let log: { method: string; url: string }[] = [];
  let fault: Fault | null = null;
  let edition = '';
  let added = 0;

  async function runCommand(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await readText(request);
    switch (`${request.method} ${request.url}`) {
      case 'GET /__log':
        return sendJson(response, 200, log);
      case 'DELETE /__log':
        log = [];
        break;
      case 'PUT /__fault':
        fault = JSON.parse(text);
        break;
      case 'DELETE /__fault':
        fault = null;
        break;
      case 'PUT /__edition':
        edition = JSON.parse(text);
        break;
      case 'PUT /__added':
        added = JSON.parse(text);
        break;
      default:
        return send(response, 404, 'text/plain', 'Unknown command');
    }
    sendJson(response, 200, { log: log.length, fault, edition, added });
  }

  async function sendPicture(path: string, response: ServerResponse): Promise<void> {
    const picture = await pictureAt(path);
    if (!picture) return send(response, 404, 'text/plain', 'No such picture');
    response.writeHead(200, { 'Content-Type': picture.type, 'Content-Length': picture.bytes.byteLength });
    response.end(picture.bytes);
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '/' } = request;
    if (url.startsWith('/__')) return runCommand(request, response);
    log.push({ method, url });
    const origin = `${request.socket instanceof TLSSocket ? 'https' : 'http'}://${request.headers.host}`;
    const reply = url.startsWith('/api/') ? replyTo(new URL(url, origin), edition, { ...size, added }) : null;
    if (fault?.paths.some((path) => url.startsWith(path))) return misbehave(fault.kind, response, reply ?? NOT_FOUND);
    if (!reply) return sendPicture(url, response);
    sendJson(response, reply.status, reply.body);
  }

  return createServer((request, response) => {
    handle(request, response).catch((error) => {
      console.error(`provider: ${request.url}: ${error}`);
      response.destroy();
    });
  });
}
