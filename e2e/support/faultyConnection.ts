import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { listen } from '@/lib/server/http/listen.testUtils';

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

/** Browsers drop what they have not parsed when the connection breaks. */
const PARSE_MS = 1_000;

/** Sends the first half of a body, then breaks the connection. */
async function sendHalf(answer: ServerResponse, body: Buffer): Promise<void> {
  answer.write(body.subarray(0, body.length / 2));
  await setTimeout(PARSE_MS);
  answer.destroy();
}

/** Responses that contain the name of the build. */
const HAS_BUILD_NAME = /^\/(?:sw\.js|offline\/pack)/;

/** A proxy between a browser and a site that simulates bad connections. */
export async function startFaultyConnection(site: string) {
  const connection = {
    origin: '',
    /** The site to forward to. */
    target: site,
    /** The name that replaces that of the build. */
    build: '',
    /** The most pages of the offline pack. */
    packPages: Number.POSITIVE_INFINITY,
    /** The error status of pages; 0 for none. */
    failure: 0,
    /** Whether it sends pages in small chunks, each as long as a browser needs to paint the last one. */
    isSlow: false,
    /** The path for which requests of scripts get no response, except those of the router. */
    withheldPath: '',
    /** Responses whose URL matches break off in the middle. */
    truncated: null as RegExp | null,
    /** The number of requests withheld. */
    withheld: 0,
    /** Transferred bytes of bodies. */
    bodyBytes: 0,
  };
  let state: 'open' | 'cut' | 'hanging' = 'open';
  let held: (() => void)[] | null = null;

  async function forward(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { hostname, port } = new URL(connection.target);
    const headers = { ...incoming.headers };
    const isRewritten = HAS_BUILD_NAME.test(incoming.url ?? '');
    const isTruncated = connection.truncated?.test(incoming.url ?? '');
    // A body to rewrite, to chunk or to cut must not be compressed.
    if (isRewritten || isTruncated || connection.isSlow) delete headers['accept-encoding'];
    // Neither a body to rewrite nor an error may be a 304.
    if (isRewritten || connection.failure) delete headers['if-none-match'];
    const call = request({ hostname, port, path: incoming.url, method: incoming.method, headers });
    call.on('error', () => answer.destroy()).end();
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    const responseHeaders = { ...response.headers };
    if (connection.build && responseHeaders['x-build']) responseHeaders['x-build'] = connection.build;
    const isPage = responseHeaders['content-type']?.startsWith('text/html');
    let body: Buffer = await buffer(response);
    if (connection.build && isRewritten) body = Buffer.from(rename(body.toString('utf8'), connection.build));
    if (incoming.url?.startsWith('/offline/pack') && response.statusCode === 200)
      body = shorten(body, connection.packPages);
    connection.bodyBytes += body.byteLength;
    delete responseHeaders['transfer-encoding'];
    delete responseHeaders['content-length'];
    answer.writeHead((isPage && connection.failure) || (response.statusCode ?? 502), responseHeaders);
    if (isTruncated) await sendHalf(answer, body);
    else if (connection.isSlow && isPage) void sendInChunks(answer, body);
    else answer.end(body);
  }

  const server = createServer((incoming, answer) => {
    const isByScript = incoming.headers['sec-fetch-dest'] === 'empty' && !incoming.headers.rsc;
    const respond = (): void => void forward(incoming, answer).catch(() => answer.destroy());
    if (incoming.url === connection.withheldPath && isByScript) connection.withheld += 1;
    else if (held && incoming.url?.includes('.js')) held.push(respond);
    else if (state === 'open') respond();
  });
  server.on('connection', (socket: Socket) => {
    if (state === 'cut') socket.destroy();
  });
  connection.origin = `http://localhost:${await listen(server)}`;

  return Object.assign(connection, {
    /** From now on every connection breaks. */
    cut: () => {
      state = 'cut';
      server.closeAllConnections();
    },
    /** From now on connections stay open without a response. */
    hang: () => {
      state = 'hanging';
    },
    mend: () => {
      state = 'open';
      server.closeAllConnections();
    },
    /** From now on scripts get no response, until they are released. */
    holdScripts: () => {
      held = [];
    },
    releaseScripts: () => {
      for (const respond of held ?? []) respond();
      held = null;
    },
    close: async () => {
      server.close().closeAllConnections();
      await once(server, 'close');
    },
  });
}

export type FaultyConnection = Awaited<ReturnType<typeof startFaultyConnection>>;

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
