import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, constants, createBrotliCompress, gzipSync } from 'node:zlib';
import compression from 'compression';
import { LRUCache } from 'lru-cache';

const OPENING_END = 'opened';

import { etagOf, isKnown } from '../http/conditional.mjs';
import { writeLine } from '../logLine.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {'br' | 'gzip'} Encoding */

const MAX_BYTES = 8_000_000;
/** A longer page is packed as it goes out, each time: packed at once it would keep others waiting. */
const LONGEST = 256_000;
/** What is shorter grows by packing. */
const SHORTEST = 256;
/** The last step at which brotli takes some milliseconds for a page. */
const BROTLI_QUALITY = 5;

const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } };

/** Makes a page a tenth smaller still, in a tenth of a second beside the server. */
const bestBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Pages packed, by the way they are packed and their tag. @type {LRUCache<string, Buffer>} */
const packed = new LRUCache({ maxSize: MAX_BYTES, sizeCalculation: ({ byteLength }) => byteLength });

/** Packs what is no page, and what goes out in pieces. @type {(request: any, response: any, next: () => void) => void} */
const packEach = compression({ threshold: SHORTEST, brotli });

/** The best way of packing that a browser understands and does not refuse. @param {string} accepted */
export function encodingFor(accepted) {
  const understands = (/** @type {Encoding} */ encoding) =>
    new RegExp(`(?:^|,)\\s*${encoding}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))[\\d.]+\\s*)?(?:,|$)`, 'i').test(
      accepted,
    );
  return understands('br') ? 'br' : understands('gzip') ? 'gzip' : null;
}

/** What is packed as well as can be. @type {WeakSet<Buffer>} */
const best = new WeakSet();
let isImproving = false;

/**
 * Packs a page as well as can be, its opening by itself: a browser can unpack that before the rest is there.
 *
 * @param {string} text
 */
function packBest(text) {
  const end = Math.max(0, text.indexOf(`id="${OPENING_END}"`));
  const stream = createBrotliCompress(bestBrotli);
  stream.write(text.slice(0, end));
  stream.flush(() => stream.end(text.slice(end)));
  return buffer(stream);
}

/**
 * Packs a page that is asked for again better, while others are answered; one at a time, so that a walk over all pages
 * costs no more than one core.
 *
 * @param {string} text @param {string} name
 */
async function improve(text, name) {
  isImproving = true;
  try {
    const bytes = await packBest(text);
    best.add(bytes);
    packed.set(name, bytes);
  } catch (error) {
    // Packed as it is, the page is good enough.
    writeLine('warn', 'page.packFailed', { reason: String(error) });
  } finally {
    isImproving = false;
  }
}

/** @param {string} text @param {Encoding} encoding @param {string} tag */
function pack(text, encoding, tag) {
  const name = `${encoding} ${tag}`;
  const known = packed.get(name);
  if (known) {
    if (encoding === 'br' && !isImproving && !best.has(known)) void improve(text, name);
    return known;
  }
  const bytes = encoding === 'br' ? brotliCompressSync(text, brotli) : gzipSync(text);
  packed.set(name, bytes);
  return bytes;
}

/**
 * The tag of a page: a kept one brought it along, and what else Next tells of that page has its own, since the page’s
 * headers came with it.
 *
 * @param {Response} response @param {string} text
 */
function tagOf(response, text) {
  const tag = response.getHeader('ETag');
  const isDocument = String(response.getHeader('Content-Type')).startsWith('text/html');
  return isDocument && typeof tag === 'string' ? tag : etagOf(text);
}

/**
 * Packs answers for their way. A kept page comes from Next in one piece and with a tag that says what is in it: it is
 * packed once for all who ask, which is half of the work of answering, and better once it is asked for again. Who has it
 * already is told so.
 *
 * @param {Request} request @param {Response} response
 */
export function packOnce(request, response) {
  packEach(request, response, () => {});
  const encoding = encodingFor(String(request.headers['accept-encoding'] ?? ''));
  response.end = new Proxy(response.end, {
    apply(end, _response, parameters) {
      const [text] = parameters;
      // Pages are what has a language.
      const isPage = response.hasHeader('Content-Language') && !response.headersSent;
      if (!isPage || typeof text !== 'string' || !text) return Reflect.apply(end, response, parameters);
      const tag = tagOf(response, text);
      response.setHeader('ETag', tag);
      if (response.statusCode === 200 && isKnown(request.headers['if-none-match'], tag)) {
        response.statusCode = 304;
        response.removeHeader('Content-Length');
        return Reflect.apply(end, response, []);
      }
      if (!encoding || text.length < SHORTEST || text.length > LONGEST) return Reflect.apply(end, response, parameters);
      const bytes = pack(text, encoding, tag);
      response.setHeader('Content-Encoding', encoding);
      response.setHeader('Content-Length', bytes.byteLength);
      return Reflect.apply(end, response, [bytes]);
    },
  });
}
