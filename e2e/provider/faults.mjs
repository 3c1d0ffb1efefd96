import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** @typedef {'hang' | 'trickle' | 'refuse' | 'reset' | 'garbage' | 'huge' | 'loop'} WireFault the connection is at fault */
/** @typedef {'404' | '500' | '503' | 'html' | 'half' | 'shapes' | 'charset'} AnswerFault the answer is */
/** @typedef {WireFault | AnswerFault | 'bare' | 'badItem' | 'slow'} FaultKind the last three a page must stand */
/** @typedef {{ kind: FaultKind, path: string }} Fault `path` is a prefix of the request’s path and query */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {import('./contract.mjs').Reply} Reply */

/** Slower than any page should be, faster than the site’s patience of five seconds. */
const SLOW_MS = 1_500;
/** Between two letters of an answer that never ends. */
const TRICKLE_MS = 100;
const HUGE_BYTES = 100_000_000;

/** @param {Response} response @param {number} status @param {string} type @param {string} text */
export function send(response, status, type, text) {
  response.writeHead(status, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(text) });
  response.end(text);
}

/** @param {Response} response @param {Reply} reply */
export const sendJson = (response, { status, body }) =>
  send(response, status, 'application/json; charset=utf-8', JSON.stringify(body));

/** One item of every list spoilt past repair, and one with most fields of the wrong type. @param {any} body */
function spoil(body) {
  const data = body.data ?? body;
  const crooked = (/** @type {object} */ item) => ({
    ...item,
    title: 7,
    tags: 'tides',
    image: 'lantern.jpg',
    publishDate: 'yesterday',
    content: ['<p>'],
    category: { _id: 9 },
  });
  const crookedList = (/** @type {object[]} */ items) => [
    null,
    'text',
    { _id: 42 },
    { title: { en: 'No id' } },
    ...items.map((item, index) => (index === 1 ? crooked(item) : item)),
  ];
  if (Array.isArray(data)) return { ...body, data: crookedList(data), meta: { ...body.meta, total: 'many' } };
  if (data.categories) return { data: { ...data, categories: crookedList(data.categories) } };
  return { data: crooked(data) };
}

/** Other shapes than the contract’s, each readable JSON. @param {any} body */
function misshape(body) {
  const data = body.data ?? body;
  if (Array.isArray(data)) return { data: data.map((_item, index) => ({ number: index, name: ['wrong'] })) };
  return { data: { items: data, categories: 'none', _id: { $oid: 1 } } };
}

/** Answers with the right text at a speed nobody waits for. @param {Response} response @param {string} text */
async function trickle(response, text) {
  response.writeHead(200, { 'Content-Type': 'application/json' });
  for (let at = 0; at < text.length && !response.destroyed; at += 1) {
    response.write(text.charAt(at));
    await wait(TRICKLE_MS);
  }
  response.end();
}

/** Answers with JSON that is right but for its size. @param {Response} response @param {string} text */
async function swell(response, text) {
  response.writeHead(200, { 'Content-Type': 'application/json' });
  const piece = Buffer.alloc(1_000_000, ' ');
  const pieces = Array.from({ length: HUGE_BYTES / piece.byteLength }, () => piece);
  // The site hangs up long before the end.
  await pipeline(Readable.from([...pieces, text]), response).catch(() => {});
}

/** @type {Record<WireFault, (response: Response, text: string) => unknown>} */
const WIRE_FAULTS = {
  hang: () => {},
  trickle,
  refuse: (response) => response.destroy(),
  reset: (response, text) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) });
    response.write(text.slice(0, text.length / 2), () => response.socket?.resetAndDestroy());
  },
  // What plain HTTP meets on a port that speaks TLS: an alert.
  garbage: (response) => response.socket?.end(Buffer.from('15030100020250', 'hex')),
  huge: swell,
  loop: (response) => response.writeHead(302, { Location: response.req.url }).end(),
};

/** @type {Record<AnswerFault, (response: Response, text: string, reply: Reply) => void>} */
const ANSWER_FAULTS = {
  404: (response) => send(response, 404, 'application/json', '{"message":"Not found"}'),
  500: (response) => send(response, 500, 'application/json', '{"message":"broken"}'),
  503: (response) => send(response, 503, 'text/plain', 'Down for maintenance'),
  html: (response) => send(response, 200, 'text/html', '<!doctype html><title>Maintenance</title>'),
  half: (response, text) => send(response, 200, 'application/json', text.slice(0, text.length / 2)),
  shapes: (response, _text, { body }) => sendJson(response, { status: 200, body: misshape(body) }),
  charset: (response, text) => {
    const bytes = Buffer.from(text.replace('"en":"', '"en":"Š'), 'utf16le');
    response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' }).end(bytes);
  },
};

/** Everything that takes a provider down, in one list for tests that try all. */
export const FAULTS = /** @type {(WireFault | AnswerFault)[]} */ ([
  ...Object.keys(WIRE_FAULTS),
  ...Object.keys(ANSWER_FAULTS),
]);

/**
 * Answers as a broken provider does.
 *
 * @param {Fault} fault
 * @param {Response} response
 * @param {Reply} reply what a working one would say
 */
export async function misbehave({ kind }, response, reply) {
  const text = JSON.stringify(reply.body);
  if (kind in WIRE_FAULTS) return WIRE_FAULTS[/** @type {WireFault} */ (kind)](response, text);
  if (kind in ANSWER_FAULTS) return ANSWER_FAULTS[/** @type {AnswerFault} */ (kind)](response, text, reply);
  if (kind === 'bare') {
    const { data } = /** @type {{ data?: unknown }} */ (reply.body);
    sendJson(response, { ...reply, body: data ?? reply.body });
  } else if (kind === 'badItem' && reply.status === 200) sendJson(response, { ...reply, body: spoil(reply.body) });
  else {
    await wait(kind === 'slow' ? SLOW_MS : 0);
    sendJson(response, reply);
  }
}
