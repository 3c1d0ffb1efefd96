import { connect } from 'node:net';

/** A request line and header lines, sent without any normalization. */
export type RawRequest = { method: string; target: string; headers: string[] };

const TIMEOUT_MS = 20_000;

/**
 * Sends a request byte by byte as given, which no HTTP client would.
 *
 * @returns the status; 0 when the connection closed or timed out without a response
 */
export function sendRaw(port: number, { method, target, headers }: RawRequest): Promise<number> {
  const lines = [`${method} ${target} HTTP/1.1`, 'Host: localhost', ...headers, 'Connection: close', '', ''];
  return new Promise((resolve) => {
    let head = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(lines.join('\r\n'), 'latin1')));
    const end = (): void => {
      socket.destroy();
      resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0));
    };
    socket.setTimeout(TIMEOUT_MS, end);
    socket.on('data', (chunk) => {
      if (head.length < 12) head += chunk.toString('latin1');
      // After a 4xx the server may wait for a request body that is never sent.
      if (/^HTTP\/1\.1 4/.test(head)) end();
    });
    socket.on('error', end);
    socket.on('close', end);
  });
}
