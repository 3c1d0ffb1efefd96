import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** A proxy between a browser and a site. */
export type Connection = {
  origin: string;
  /** From now on every connection is reset. */
  cut(): void;
  /** From now on scripts get no response, until they are released. */
  holdScripts(): void;
  releaseScripts(): void;
  close(): Promise<void>;
};

export async function openConnection(site: string): Promise<Connection> {
  let isCut = false;
  let held: (() => void)[] | null = null;
  const sockets = new Set<Socket>();

  const forward = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const { method, headers } = incoming;
    const call = request(new URL(incoming.url ?? '/', site), { method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    call.on('error', () => outgoing.destroy());
    incoming.pipe(call);
  };

  const server = createServer((incoming, outgoing) => {
    if (held && incoming.url?.includes('.js')) held.push(() => forward(incoming, outgoing));
    else forward(incoming, outgoing);
  });
  server.on('connection', (socket: Socket) => {
    if (isCut) socket.destroy();
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const reset = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut: () => {
      isCut = true;
      reset();
    },
    holdScripts: () => {
      held = [];
    },
    releaseScripts: () => {
      const waiting = held ?? [];
      held = null;
      for (const respond of waiting) respond();
    },
    close: async () => {
      reset();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
