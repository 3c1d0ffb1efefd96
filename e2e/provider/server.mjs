import { createServer } from 'node:http';
import { TLSSocket } from 'node:tls';
import { answer } from './contract.mjs';
import { misbehave, send, sendJson } from './faults.mjs';
import { pictureAt } from './pictures.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {import('./faults.mjs').Fault} Fault */
/** @typedef {{ method: string, url: string }} LogEntry */

const USUAL_SIZE = { stories: 30, news: 30, events: 15 };

/** @param {Request} request */
async function readJson(request) {
  let text = '';
  for await (const chunk of request) text += chunk;
  return JSON.parse(text);
}

/**
 * A content provider that speaks the contract of docs/requirements.md (Provider), remembers what it was asked and
 * misbehaves when told to: `GET`/`DELETE /__log`, `PUT`/`DELETE /__fault`, `PUT /__edition` (a word that ends every
 * title from then on), `PUT /__added` (how many news came since).
 *
 * @param {Omit<import('./contract.mjs').Size, 'added'>} [size]
 */
export function createProvider(size = USUAL_SIZE) {
  /** @type {LogEntry[]} */
  let log = [];
  /** @type {Fault | null} */
  let fault = null;
  let edition = '';
  let added = 0;

  /** @param {Request} request @param {Response} response */
  async function command(request, response) {
    const { method, url } = request;
    if (url === '/__log' && method === 'GET') return sendJson(response, { status: 200, body: log });
    if (url === '/__log' && method === 'DELETE') log = [];
    else if (url === '/__fault' && method === 'PUT') fault = await readJson(request);
    else if (url === '/__fault' && method === 'DELETE') fault = null;
    else if (url === '/__edition' && method === 'PUT') edition = await readJson(request);
    else if (url === '/__added' && method === 'PUT') added = await readJson(request);
    else return send(response, 404, 'text/plain', 'Unknown command');
    sendJson(response, { status: 200, body: { log: log.length, fault, edition, added } });
  }

  /** @param {Request} request @param {Response} response */
  async function handle(request, response) {
    const { method = '', url = '/' } = request;
    if (url.startsWith('/__')) return command(request, response);
    log.push({ method, url });
    const origin = `${request.socket instanceof TLSSocket ? 'https' : 'http'}://${request.headers.host}`;
    const isFaulty = fault && url.startsWith(fault.path) ? fault : null;
    if (!url.startsWith('/api/')) {
      if (isFaulty) return misbehave(isFaulty, response, { status: 404, body: {} });
      const picture = await pictureAt(url);
      if (!picture) return send(response, 404, 'text/plain', 'No such picture');
      response.writeHead(200, { 'Content-Type': picture.type, 'Content-Length': picture.bytes.byteLength });
      return response.end(picture.bytes);
    }
    const reply = answer(new URL(url, origin), { origin, edition, size: { ...size, added } });
    if (isFaulty) return misbehave(isFaulty, response, reply);
    sendJson(response, reply);
  }

  return createServer((request, response) => {
    handle(request, response).catch((error) => {
      console.error(`provider: ${request.url}: ${error}`);
      response.destroy();
    });
  });
}
