import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';

/** Listens at a port, by default a free one, and returns it. */
export async function listen(server: Server, port = 0, host = '127.0.0.1'): Promise<number> {
  server.listen(port, host);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
