import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Reply, ResponseBody } from './contract';

/** Slower than any page should be, faster than the site’s timeout of five seconds. */
const SLOW_MS = 1_500;
/** Between two characters of a response that never ends. */
const TRICKLE_MS = 100;
const HUGE_BYTES = 100_000_000;

export function send(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(text) });
  response.end(text);
}

export const sendJson = (response: ServerResponse, status: number, body: unknown): void =>
  send(response, status, 'application/json; charset=utf-8', JSON.stringify(body));

/** Valid JSON of another shape than the contract’s. */
function toWrongShape(body: ResponseBody): object {
  const data = 'data' in body ? body.data : body;
  if (Array.isArray(data)) return { data: data.map((_item, index) => ({ number: index, name: ['wrong'] })) };
  return { data: { items: data, categories: 'none', _id: { $oid: 1 } } };
}

/** Sends the right text, too slowly to ever end. */
async function trickle(response: ServerResponse, { body }: Reply): Promise<void> {
  const text = JSON.stringify(body);
  response.writeHead(200, { 'Content-Type': 'application/json' });
  for (let at = 0; at < text.length && !response.destroyed; at += 1) {
    response.write(text.charAt(at));
    await wait(TRICKLE_MS);
  }
  response.end();
}

/** Sends the right JSON after 100 MB of white space. */
async function sendHuge(response: ServerResponse, { body }: Reply): Promise<void> {
  response.writeHead(200, { 'Content-Type': 'application/json' });
  const chunk = Buffer.alloc(1_000_000, ' ');
  const chunks = Array.from({ length: HUGE_BYTES / chunk.byteLength }, () => chunk);
  // The site closes the connection long before the end.
  await pipeline(Readable.from([...chunks, JSON.stringify(body)]), response).catch(() => {});
}

type Misbehaviour = (response: ServerResponse, reply: Reply) => unknown;

/** Faults of a provider that is down: first those of the connection, then those of the response. */
const OUTAGES = {
  hang: () => {},
  trickle,
  refuse: (response) => response.destroy(),
  reset: (response, { body }) => {
    const text = JSON.stringify(body);
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) });
    response.write(text.slice(0, text.length / 2), () => response.socket?.resetAndDestroy());
  },
  // A TLS alert, as from a TLS port that gets plain HTTP.
  garbage: (response) => response.socket?.end(Buffer.from('15030100020250', 'hex')),
  huge: sendHuge,
  loop: (response) => response.writeHead(302, { Location: response.req.url }).end(),
  404: (response) => send(response, 404, 'application/json', '{"message":"Not found"}'),
  500: (response) => send(response, 500, 'application/json', '{"message":"broken"}'),
  503: (response) => send(response, 503, 'text/plain', 'Down for maintenance'),
  html: (response) => send(response, 200, 'text/html', '<!doctype html><title>Maintenance</title>'),
  half: (response, { body }) => {
    const text = JSON.stringify(body);
    send(response, 200, 'application/json', text.slice(0, text.length / 2));
  },
  shapes: (response, { body }) => sendJson(response, 200, toWrongShape(body)),
  charset: (response, { body }) => {
    const bytes = Buffer.from(JSON.stringify(body).replace('"en":"', '"en":"Š'), 'utf16le');
    response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' }).end(bytes);
  },
} satisfies Record<string, Misbehaviour>;

const FAULT_KINDS = {
  ...OUTAGES,
  slow: async (response, { status, body }) => {
    await wait(SLOW_MS);
    sendJson(response, status, body);
  },
} satisfies Record<string, Misbehaviour>;

type FaultKind = `${keyof typeof FAULT_KINDS}`;

/** `paths` are prefixes of the path and query of the requests concerned. */
export type Fault = { kind: FaultKind; paths: string[] };

/** Every way in which a provider can be down, for tests that try them all. */
export const FAULTS = Object.keys(OUTAGES) as `${keyof typeof OUTAGES}`[];

/** Responds as a faulty provider does; `reply` is what a working one would send. */
export async function misbehave(kind: FaultKind, response: ServerResponse, reply: Reply): Promise<void> {
  await FAULT_KINDS[kind](response, reply);
}
