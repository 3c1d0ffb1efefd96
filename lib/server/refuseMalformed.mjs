import { STATUS_CODES } from 'node:http';
import { answerHeaders } from '../security/answerHeaders.mjs';

/** Errors of Node’s parser that say more than ‘malformed’. @type {Record<string, number>} */
const STATUSES = { HPE_HEADER_OVERFLOW: 431, HPE_CHUNK_EXTENSIONS_OVERFLOW: 413, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/**
 * Answers what is no request: cut off, malformed, too slow, with headers too large. It never becomes a request, so
 * nothing else sees it.
 *
 * @param {NodeJS.ErrnoException} error
 * @param {import('node:stream').Duplex} socket
 */
export function refuseMalformed({ code = '' }, socket) {
  if (!socket.writable || code === 'ECONNRESET') return void socket.destroy();
  const status = STATUSES[code] ?? 400;
  const headers = Object.entries({ ...answerHeaders(''), 'Content-Length': '0', Connection: 'close' });
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers.map(([name, value]) => `${name}: ${value}`)];
  socket.end(`${lines.join('\r\n')}\r\n\r\n`, () => socket.destroy());
}
