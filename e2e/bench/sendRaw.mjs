import { connect } from 'node:net';

/** @typedef {import('./hostileRequests.mjs').HostileRequest} HostileRequest */
/** @typedef {{ status: number, ms: number }} Outcome `status` 0: the connection was closed without an answer */

/** Longest wait for an answer. */
const PATIENCE_MS = 20_000;

/**
 * Sends a request as it stands, byte by byte, which no HTTP client would, and reads the status.
 *
 * @param {number} port
 * @param {HostileRequest} request
 * @returns {Promise<Outcome>} `ms` until the answer’s end
 */
export function sendRaw(port, { method, target, headers }) {
  const started = performance.now();
  const lines = [`${method} ${target} HTTP/1.1`, 'Host: localhost', ...headers, 'Connection: close', '', ''];
  return new Promise((resolve) => {
    let head = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(lines.join('\r\n'), 'latin1')));
    const end = () => {
      socket.destroy();
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), ms: performance.now() - started });
    };
    socket.setTimeout(PATIENCE_MS, end);
    socket.on('data', (chunk) => {
      if (head.length < 12) head += chunk.toString('latin1');
      // A body that was promised and never comes: the head of the answer is all there will be.
      if (/^HTTP\/1\.1 4/.test(head)) end();
    });
    socket.on('error', end);
    socket.on('close', end);
  });
}
