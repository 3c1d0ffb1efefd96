import { setTimeout as wait } from 'node:timers/promises';

/** @typedef {'hang' | 'refuse' | '500' | 'html' | 'half' | 'bare' | 'badItem' | 'slow'} FaultKind */
/** @typedef {{ kind: FaultKind, path: string }} Fault `path` is a prefix of the request’s path and query */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {import('./contract.mjs').Reply} Reply */

/** Slower than any page should be, faster than the site’s patience of five seconds. */
const SLOW_MS = 1_500;

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

/**
 * Answers as a broken provider does.
 *
 * @param {Fault} fault
 * @param {Response} response
 * @param {Reply} reply what a working one would say
 */
export async function misbehave({ kind }, response, reply) {
  const text = JSON.stringify(reply.body);
  if (kind === 'hang') return;
  if (kind === 'refuse') response.destroy();
  else if (kind === '500') send(response, 500, 'application/json', '{"message":"broken"}');
  else if (kind === 'html') send(response, 200, 'text/html', '<!doctype html><title>Maintenance</title>');
  else if (kind === 'half') send(response, 200, 'application/json', text.slice(0, text.length / 2));
  else if (kind === 'bare') {
    const { data } = /** @type {{ data?: unknown }} */ (reply.body);
    sendJson(response, { ...reply, body: data ?? reply.body });
  } else if (kind === 'badItem' && reply.status === 200) sendJson(response, { ...reply, body: spoil(reply.body) });
  else {
    await wait(kind === 'slow' ? SLOW_MS : 0);
    sendJson(response, reply);
  }
}
