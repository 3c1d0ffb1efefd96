import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** A line from a browser to a site, which can be cut. */
export type Line = {
  origin: string;
  /** Bytes of bodies that went over it. */
  carried(): number;
  /** From now on nothing answers: every connection breaks. */
  cut(): void;
  /** From now on nothing answers, and no connection breaks. */
  hang(): void;
  mend(): void;
  /** Never answers what a script asks for under this path, other than the router. */
  withhold(path: string): void;
  /** How much is being withheld. */
  withheld(): number;
  /** Answers pages with a failure of the site’s own. */
  fail(status: number): void;
  /** Pages arrive bit by bit, each time as much as a browser may paint before the next. */
  trickle(): void;
  /** Leads to another site. */
  lead(origin: string): void;
  /** Lets the site pass for another build of itself. */
  passFor(build: string | null): void;
  /** Lets the site offer only so many pages to take along. */
  offer(pages: number): void;
  close(): Promise<void>;
};

/** How much of a page arrives at once: so many bytes, up to the end of the tag they end in. */
const BIT = 300;
/** A frame. */
const BIT_MS = 17;

/** Sends a page bit by bit, from where its body begins: nothing is painted before. */
async function sendBitByBit(answer: ServerResponse, page: Buffer): Promise<void> {
  for (let start = 0, end = page.indexOf('<body'); start < page.length; start = end, end += BIT) {
    end = page.indexOf('>', end) + 1 || page.length;
    answer.write(page.subarray(start, end));
    await setTimeout(BIT_MS);
  }
  answer.end();
}

/** Where a build says its name. */
const NAMES_ITSELF = /^\/(?:sw\.js|offline\/pack)/;

export async function openLine(site: string): Promise<Line> {
  let target = site;
  let state: 'open' | 'cut' | 'hanging' = 'open';
  let isSlow = false;
  let failure = 0;
  let alias: string | null = null;
  let offered = Number.POSITIVE_INFINITY;
  let bytes = 0;
  let withheldPath = '';
  let withheld = 0;
  const sockets = new Set<Socket>();

  function forward(incoming: IncomingMessage, answer: ServerResponse): void {
    const { hostname, port } = new URL(target);
    const headers = { ...incoming.headers };
    const isRewritten = NAMES_ITSELF.test(incoming.url ?? '');
    // What is rewritten or cut must be readable.
    if (isRewritten || isSlow) delete headers['accept-encoding'];
    if (isRewritten) delete headers['if-none-match'];
    // A failure is an answer in full.
    if (failure) delete headers['if-none-match'];
    const call = request({ hostname, port, path: incoming.url, method: incoming.method, headers }, (response) => {
      const build = String(response.headers['x-build'] ?? '');
      const told = { ...response.headers };
      if (alias && build) told['x-build'] = alias;
      const isPage = told['content-type']?.startsWith('text/html');
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        let body: Buffer = Buffer.concat(chunks);
        if (alias && isRewritten) body = Buffer.from(rename(body.toString('utf8'), alias));
        if (incoming.url?.startsWith('/offline/pack') && response.statusCode === 200) body = shorten(body, offered);
        bytes += body.byteLength;
        delete told['transfer-encoding'];
        delete told['content-length'];
        answer.writeHead(failure && isPage ? failure : (response.statusCode ?? 502), told);
        if (isSlow && isPage) void sendBitByBit(answer, body);
        else answer.end(body);
      });
    });
    call.on('error', () => answer.destroy());
    call.end();
  }

  const server = createServer((incoming, answer) => {
    const isByScript = incoming.headers['sec-fetch-dest'] === 'empty' && !incoming.headers.rsc;
    if (incoming.url === withheldPath && isByScript) withheld += 1;
    else if (state === 'open') forward(incoming, answer);
    else if (state === 'cut') incoming.socket.destroy();
  });
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    if (state === 'cut') socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const drop = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    carried: () => bytes,
    cut: () => {
      state = 'cut';
      drop();
    },
    hang: () => {
      state = 'hanging';
    },
    mend: () => {
      state = 'open';
      drop();
    },
    withhold: (path) => {
      withheldPath = path;
    },
    withheld: () => withheld,
    trickle: () => {
      isSlow = true;
    },
    fail: (status) => {
      failure = status;
    },
    lead: (origin) => {
      target = origin;
    },
    passFor: (build) => {
      alias = build;
    },
    offer: (pages) => {
      offered = pages;
    },
    close: async () => {
      drop();
      server.close();
      await once(server, 'close');
    },
  };
}

/** What a build says of itself, with another name. */
const rename = (text: string, alias: string): string => text.replace(/(KOTOR_BUILD=|"build":)"[^"]+"/g, `$1"${alias}"`);

type Offer = { items: { kind: string }[] };

/** An offer with so many of its pages. */
function shorten(body: Buffer, pages: number): Buffer {
  const offer = JSON.parse(body.toString('utf8')) as Offer;
  const pageItems = offer.items.filter(({ kind }) => kind === 'page').slice(0, pages);
  const items = [...offer.items.filter(({ kind }) => kind !== 'page'), ...pageItems];
  return Buffer.from(JSON.stringify({ ...offer, items }));
}
