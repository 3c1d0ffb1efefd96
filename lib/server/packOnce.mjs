import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import compression from 'compression';
import { LRUCache } from 'lru-cache';

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

/** Pages packed, by their tag and the way they are packed. @type {LRUCache<string, Buffer>} */
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

/** @param {string} text @param {Encoding} encoding @param {string} tag */
function pack(text, encoding, tag) {
  const name = `${encoding} ${tag}`;
  const bytes = packed.get(name) ?? (encoding === 'br' ? brotliCompressSync(text, brotli) : gzipSync(text));
  packed.set(name, bytes);
  return bytes;
}

/**
 * Packs answers for their way. A kept page comes from Next in one piece and with a tag that says what is in it: it is
 * packed once for all who ask, which is half of the work of answering.
 *
 * @param {Request} request @param {Response} response
 */
export function packOnce(request, response) {
  packEach(request, response, () => {});
  const encoding = encodingFor(String(request.headers['accept-encoding'] ?? ''));
  if (!encoding) return;
  response.end = new Proxy(response.end, {
    apply(end, _response, parameters) {
      const [text] = parameters;
      const tag = response.getHeader('ETag');
      // Pages are what has a language, and their tag is a digest of theirs.
      const isPage = response.hasHeader('Content-Language') && typeof tag === 'string' && !response.headersSent;
      if (!isPage || typeof text !== 'string' || text.length < SHORTEST || text.length > LONGEST) {
        return Reflect.apply(end, response, parameters);
      }
      const bytes = pack(text, encoding, tag);
      response.setHeader('Content-Encoding', encoding);
      response.setHeader('Content-Length', bytes.byteLength);
      return Reflect.apply(end, response, [bytes]);
    },
  });
}
