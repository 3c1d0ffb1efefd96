import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { listen } from './listen';

/** A proxy between a browser and a site that simulates bad connections. */
export type FaultyConnection = {
  origin: string;
  /** Transferred bytes of bodies. */
  bodyBytes(): number;
  /** From now on every connection breaks. */
  cut(): void;
  /** From now on connections stay open without a response. */
  hang(): void;
  mend(): void;
  /** Never answers requests of scripts for this path, except those of the router. */
  withhold(path: string): void;
  /** The number of requests withheld. */
  withheld(): number;
  /** From now on scripts get no response, until they are released. */
  holdScripts(): void;
  releaseScripts(): void;
  /** Answers pages with this error status; 0 ends that. */
  fail(status: number): void;
  /** Sends pages in small chunks, each as long as a browser needs to paint the last one. */
  trickle(): void;
  /** Forwards to another site. */
  setTarget(origin: string): void;
  /** Replaces the name of the build. */
  renameBuild(build: string): void;
  /** Limits the pages of the offline pack. */
  limitPack(pages: number): void;
  close(): Promise<void>;
};

/** Bytes of a page per chunk, which ends with the tag they end in. */
const CHUNK_BYTES = 1_000;
/** A frame. */
const CHUNK_MS = 17;

/** Sends a page in chunks, from its body on: nothing is painted before. */
async function sendInChunks(answer: ServerResponse, page: Buffer): Promise<void> {
  for (let start = 0, end = page.indexOf('<body'); start < page.length; start = end, end += CHUNK_BYTES) {
    end = page.indexOf('>', end) + 1 || page.length;
    answer.write(page.subarray(start, end));
    await setTimeout(CHUNK_MS);
  }
  answer.end();
}

/** Responses that contain the name of the build. */
const HAS_BUILD_NAME = /^\/(?:sw\.js|offline\/pack)/;

export async function startFaultyConnection(site: string): Promise<FaultyConnection> {
  let target = site;
  let state: 'open' | 'cut' | 'hanging' = 'open';
  let isSlow = false;
  let failure = 0;
  let alias = '';
  let offered = Number.POSITIVE_INFINITY;
  let bytes = 0;
  let withheldPath = '';
  let withheld = 0;
  let held: (() => void)[] | null = null;
  const sockets = new Set<Socket>();

  function forward(incoming: IncomingMessage, answer: ServerResponse): void {
    const { hostname, port } = new URL(target);
    const headers = { ...incoming.headers };
    const isRewritten = HAS_BUILD_NAME.test(incoming.url ?? '');
    // A body to rewrite or to chunk must not be compressed.
    if (isRewritten || isSlow) delete headers['accept-encoding'];
    if (isRewritten) delete headers['if-none-match'];
    // An error has a body.
    if (failure) delete headers['if-none-match'];
    const call = request({ hostname, port, path: incoming.url, method: incoming.method, headers }, (response) => {
      const build = String(response.headers['x-build'] ?? '');
      const responseHeaders = { ...response.headers };
      if (alias && build) responseHeaders['x-build'] = alias;
      const isPage = responseHeaders['content-type']?.startsWith('text/html');
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        let body: Buffer = Buffer.concat(chunks);
        if (alias && isRewritten) body = Buffer.from(rename(body.toString('utf8'), alias));
        if (incoming.url?.startsWith('/offline/pack') && response.statusCode === 200) body = shorten(body, offered);
        bytes += body.byteLength;
        delete responseHeaders['transfer-encoding'];
        delete responseHeaders['content-length'];
        answer.writeHead(failure && isPage ? failure : (response.statusCode ?? 502), responseHeaders);
        if (isSlow && isPage) void sendInChunks(answer, body);
        else answer.end(body);
      });
    });
    call.on('error', () => answer.destroy());
    call.end();
  }

  const server = createServer((incoming, answer) => {
    const isByScript = incoming.headers['sec-fetch-dest'] === 'empty' && !incoming.headers.rsc;
    if (incoming.url === withheldPath && isByScript) withheld += 1;
    else if (held && incoming.url?.includes('.js')) held.push(() => forward(incoming, answer));
    else if (state === 'open') forward(incoming, answer);
    else if (state === 'cut') incoming.socket.destroy();
  });
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    if (state === 'cut') socket.destroy();
  });
  const port = await listen(server);

  const drop = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    origin: `http://localhost:${port}`,
    bodyBytes: () => bytes,
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
    holdScripts: () => {
      held = [];
    },
    releaseScripts: () => {
      for (const respond of held ?? []) respond();
      held = null;
    },
    trickle: () => {
      isSlow = true;
    },
    fail: (status) => {
      failure = status;
    },
    setTarget: (origin) => {
      target = origin;
    },
    renameBuild: (build) => {
      alias = build;
    },
    limitPack: (pages) => {
      offered = pages;
    },
    close: async () => {
      drop();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Replaces the name of the build in a body. */
const rename = (text: string, alias: string): string => text.replace(/(KOTOR_BUILD=|"build":)"[^"]+"/g, `$1"${alias}"`);

type Offer = { items: { kind: string }[] };

/** Limits the pages of an offer. */
function shorten(body: Buffer, pages: number): Buffer {
  const offer = JSON.parse(body.toString('utf8')) as Offer;
  const pageItems = offer.items.filter(({ kind }) => kind === 'page').slice(0, pages);
  const items = [...offer.items.filter(({ kind }) => kind !== 'page'), ...pageItems];
  return Buffer.from(JSON.stringify({ ...offer, items }));
}
