import { connect } from 'node:net';

/** Requests on their way at once on each connection, and in all before it is closed: servers close it at a thousand. */
const DEPTH = 16;
const OF_ONE_CONNECTION = 960;

/** @param {number} number */
const visitor = (number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

/** @param {string} path @param {number} number */
const requestOf = (path, number) =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\nX-Forwarded-For: ${visitor(number).padEnd(15)}\r\n\r\n`;

/** The length of an answer to the same request: answers are told apart by nothing else. @param {number} port @param {string} path */
const lengthOf = (port, path) =>
  new Promise((/** @type {(length: number) => void} */ resolve, reject) => {
    let length = 0;
    const socket = connect(port, '127.0.0.1', () => socket.write(requestOf(path, 1)));
    socket.on('data', (chunk) => {
      if (length === 0 && !chunk.toString('latin1').startsWith('HTTP/1.1 200'))
        reject(new Error(chunk.toString('latin1', 0, 40)));
      length += chunk.byteLength;
    });
    socket.on('error', reject);
    socket.setTimeout(500, () => {
      socket.destroy();
      resolve(length);
    });
  });

/**
 * How many pages a second a server gives out when it is asked as fast as it answers: several connections, requests one
 * after the other without waiting.
 *
 * @param {number} port @param {string} path @param {number} seconds @param {number} [connections]
 */
export async function perSecond(port, path, seconds, connections = 8) {
  await lengthOf(port, path);
  const length = await lengthOf(port, path);
  const started = performance.now();
  const isOver = () => performance.now() - started > seconds * 1_000;
  let answered = 0;
  let number = 0;

  const once = () =>
    new Promise((/** @type {(_: void) => void} */ resolve) => {
      let sent = 0;
      let bytes = 0;
      const socket = connect(port, '127.0.0.1');
      const send = () => {
        const batch = Array.from({ length: DEPTH }, (_, index) => requestOf(path, number + index));
        number += DEPTH;
        sent += DEPTH;
        socket.write(batch.join(''));
      };
      socket.on('connect', send);
      socket.on('data', (chunk) => {
        bytes += chunk.byteLength;
        if (bytes < sent * length) return;
        answered += DEPTH;
        if (isOver() || sent >= OF_ONE_CONNECTION) socket.end();
        else send();
      });
      socket.on('error', () => socket.destroy());
      socket.setTimeout(2_000, () => socket.destroy());
      socket.on('close', () => resolve());
    });
  const keepAsking = async () => {
    while (!isOver()) await once();
  };
  await Promise.all(Array.from({ length: connections }, keepAsking));
  return answered / ((performance.now() - started) / 1_000);
}
