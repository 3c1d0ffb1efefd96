import { createSocket } from 'node:dgram';
import { once } from 'node:events';

const HEADER_BYTES = 12;
/** A response to a standard query, without error (RFC 1035, section 4.1.1). */
const RESPONSE_FLAGS = 0x8180;
/** The answer: name as in the question, type A, class IN, a TTL of one second, four bytes. */
const ANSWER = Buffer.from('c00c00010001000000010004', 'hex');

/** The name in the first question of a DNS message, and where the question ends. */
function readQuestion(message: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = message.readUInt8(at); length > 0; length = message.readUInt8(at)) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.'), end: at + 5 };
}

/** A DNS server on this machine, as a container engine has one: IPv4 addresses by name. */
export async function startNameServer(addresses: Record<string, string>) {
  const socket = createSocket('udp4');
  socket.on('message', (message, { address, port }) => {
    const { name, end } = readQuestion(message);
    const found = addresses[name];
    const header = Buffer.from(message.subarray(0, HEADER_BYTES));
    header.writeUInt16BE(found ? RESPONSE_FLAGS : RESPONSE_FLAGS + 3, 2);
    header.writeUInt16BE(found ? 1 : 0, 6);
    const answer = found ? [ANSWER, Buffer.from(found.split('.').map(Number))] : [];
    socket.send(Buffer.concat([header, message.subarray(HEADER_BYTES, end), ...answer]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { port: socket.address().port, stop: () => socket.close() };
}
