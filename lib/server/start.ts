// Starts the built site: checks the configuration, then serves. `npm start` runs it.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, Server as TcpServer } from 'node:net';
import next from 'next';
import { DEFAULT_LANGUAGE } from '@/lib/i18n/language';
import { sharedHref } from '@/lib/routing/href';
import { compressedFiles, selectCompressedFile } from '@/lib/server/compressedFiles';
import { compressPages } from '@/lib/server/compressPages';
import { env } from '@/lib/server/env';
import { replaceErrors } from '@/lib/server/errors/replaceErrors';
import { exampleValues } from '@/lib/server/exampleValues';
import { correctHeaders } from '@/lib/server/http/correctHeaders';
import { limitImageOptimizer } from '@/lib/server/limitImageOptimizer';
import { loadEnvFiles } from '@/lib/server/loadEnvFiles';
import { captureConsole, log } from '@/lib/server/log';
import { deleteOldBuilds } from '@/lib/server/page-cache/deleteOldBuilds';
import { buildId } from '@/lib/server/page-cache/pageFolder';
import { sharedStore } from '@/lib/server/page-cache/sharedStore';
import { createRequestListener } from '@/lib/server/requestListener';
import { followRefreshes } from '@/lib/server/requestRefresh';

/** Longest wait for open requests once the process is told to stop. */
const SHUTDOWN_MS = 10_000;
/** Longest time that rendering a page may take in a process that is ready. */
const RENDER_TIMEOUT_MS = 5_000;

/** Limits of one connection. Keep-alive outlasts the idle time of usual proxies, which is a minute. */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
};

/**
 * Longest time without progress on a connection; after a response of which a part was sent, twice as long. A client that
 * reads nothing would keep its response in memory for good, up to 20 MB of a file from `/media`.
 */
const IDLE_TIMEOUT_MS = 60_000;

/** Each takes some 20 kB; further ones are closed at once. */
const MAX_CONNECTIONS = 4_000;

/**
 * A client may send requests without waiting for responses, and Node starts all of them: pages that are rendered for
 * each request then keep the process busy, and one connection could send thousands.
 */
const MAX_REQUESTS_PER_CONNECTION = 100;

const ALL_ADDRESSES = ['0.0.0.0', '::'];

function fail(reason: unknown): never {
  process.stderr.write(`The site cannot start: ${reason instanceof Error ? reason.message : reason}\n`);
  process.exit(1);
}

function readEnv() {
  try {
    loadEnvFiles();
    return env();
  } catch (error) {
    return fail(error);
  }
}

/** Logs the reserved example values (docs/requirements.md, Identity) that a site on https still has. */
function warnOfExamples(siteUrl: string): void {
  if (siteUrl.startsWith('https://')) for (const value of exampleValues()) log.warn('site.exampleValue', { value });
}

const { port, hostname, metricsPort, metricsHost, siteUrl } = readEnv();
if (!buildId()) fail('there is no build; run `npm run build` first');
deleteOldBuilds();
captureConsole();
warnOfExamples(siteUrl);

// Always `localhost`: with 127.0.0.1 Next would send its own rewrites through the network. Next handles upgrades
// on `httpServer`, bypassing the limits of the request listener; a separate server receives none.
const app = next({ dev: false, hostname: 'localhost', port, httpServer: createServer() });
// With the shared cache connected, the first visitor gets pages as new as those of other instances.
await Promise.all([app.prepare(), sharedStore()?.settled()]).catch(fail);

const probeId = randomUUID();

const originOf = (host: string, port: number): string => `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/** Requests a page that is rendered for each request, even while the provider is down. */
async function canRender(): Promise<boolean> {
  const { address, port } = server.address() as AddressInfo;
  return fetch(`${originOf(address, port)}${sharedHref(DEFAULT_LANGUAGE, 'tax')}?adults=1&nights=1`, {
    method: 'HEAD',
    headers: { 'X-Request-Id': probeId },
    signal: AbortSignal.timeout(RENDER_TIMEOUT_MS),
  }).then(
    ({ ok }) => ok,
    () => false,
  );
}

let isStopping = false;
const files = compressedFiles('.next');
const handleLimited = limitImageOptimizer(app.getRequestHandler());
const server = createServer(
  LIMITS,
  createRequestListener({
    handle: (request, response) => {
      // Each wraps the response; the last one sees a call first, so an error page passes through all others.
      correctHeaders(request, response);
      compressPages(request, response);
      selectCompressedFile(request, response, files);
      replaceErrors(request, response);
      return handleLimited(request, response);
    },
    notReady: async () => (isStopping ? 'stopping' : (await canRender()) ? null : 'pages cannot be rendered'),
    isStopping: () => isStopping,
    probeId,
  }),
);

let openResponses = 0;
server.on('request', (_request, response) => {
  openResponses += 1;
  response.on('close', () => {
    openResponses -= 1;
  });
});

server.maxConnections = MAX_CONNECTIONS;
server.maxRequestsPerSocket = MAX_REQUESTS_PER_CONNECTION;
server.timeout = IDLE_TIMEOUT_MS;
server.on('error', (error) => fail(`PORT=${port}, HOSTNAME=${hostname}: ${error.message}`));

if (metricsPort !== null) {
  const { servePrivately } = await import('@/lib/server/privateServer');
  const privateServer = servePrivately(metricsPort, metricsHost).on('error', (error) =>
    fail(`METRICS_PORT=${metricsPort}, METRICS_HOST=${metricsHost}: ${error.message}`),
  );
  await once(privateServer, 'listening');
}
server.listen(port, hostname, () => {
  const { address, port } = server.address() as AddressInfo;
  log.info('started', { release: buildId(), port });
  const host = ALL_ADDRESSES.includes(address) ? 'localhost' : hostname;
  process.stdout.write(`Listening on ${originOf(host, port)}\n`);
});
await followRefreshes();

for (const signal of ['SIGTERM', 'SIGINT']) {
  process.once(signal, () => {
    isStopping = true;
    log.info('stopping', { signal });
    // Node counts a connection as idle once its response is written, even while the client is still receiving it.
    TcpServer.prototype.close.call(server, () => process.exit(0));
    setTimeout(() => process.exit(0), SHUTDOWN_MS).unref();
    // Keep-alive connections become idle one by one, as their requests finish.
    setInterval(() => {
      if (openResponses === 0) server.closeIdleConnections();
    }, 100).unref();
  });
}
