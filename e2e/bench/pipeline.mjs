import { connect } from 'node:net';

/** Requests on their way at once on each connection, and in all before it is closed: servers close it at a thousand. */
const DEPTH = 16;
const OF_ONE_CONNECTION = 960;
/** A connection that says nothing for so long is given up. */
const SILENCE_MS = 5_000;

/** How an answer begins, which nothing packed in it looks like. */
const START = Buffer.from('HTTP/1.1 200 OK\r\n');

/** @param {number} number another address each, as of so many visitors */
const visitor = (number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

/** @param {string} path @param {number} number */
const requestOf = (path, number) =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\nX-Forwarded-For: ${visitor(number)}\r\n\r\n`;

/** Counts the answers in what comes, piece by piece. */
function counter() {
  /** @type {Buffer} */
  let rest = Buffer.alloc(0);
  return (/** @type {Buffer} */ chunk) => {
    const bytes = rest.byteLength > 0 ? Buffer.concat([rest, chunk]) : chunk;
    let found = 0;
    let from = 0;
    for (let at = bytes.indexOf(START); at !== -1; at = bytes.indexOf(START, from)) {
      found += 1;
      from = at + START.byteLength;
    }
    rest = bytes.subarray(Math.max(from, bytes.byteLength - START.byteLength + 1));
    return found;
  };
}

/**
 * How many pages a second a server gives out when it is asked as fast as it answers: several connections, requests one
 * after the other without waiting.
 *
 * @param {number} port @param {string} path @param {number} seconds @param {number} [connections]
 */
export async function perSecond(port, path, seconds, connections = 8) {
  const started = performance.now();
  const isOver = () => performance.now() - started > seconds * 1_000;
  let answered = 0;
  let number = 0;

  const once = () =>
    new Promise((/** @type {(_: void) => void} */ resolve) => {
      let sent = 0;
      let came = 0;
      const count = counter();
      const socket = connect(port, '127.0.0.1');
      const send = () => {
        const batch = Array.from({ length: DEPTH }, (_, index) => requestOf(path, number + index));
        number += DEPTH;
        sent += DEPTH;
        socket.write(batch.join(''));
      };
      socket.on('connect', send);
      socket.on('data', (chunk) => {
        const found = count(chunk);
        came += found;
        answered += found;
        if (came < sent) return;
        if (isOver() || sent >= OF_ONE_CONNECTION) socket.end();
        else send();
      });
      socket.on('error', () => socket.destroy());
      socket.setTimeout(SILENCE_MS, () => socket.destroy());
      socket.on('close', () => resolve());
    });
  const keepAsking = async () => {
    while (!isOver()) await once();
  };
  await Promise.all(Array.from({ length: connections }, keepAsking));
  return answered / ((performance.now() - started) / 1_000);
}
