// Starts the built site: checks the configuration, then serves. `npm start` runs it.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import next from 'next';
import { buildId, PAGES_ROOT, SITEMAPS_ROOT } from '../cache/pageFolder.mjs';
import { sharedStore } from '../cache/sharedStore.mjs';
import { env, parseEnv } from '../env.mjs';
import { writeLine } from '../logLine.mjs';
import { answerWith } from './answerRequest.mjs';
import { keepOneLog } from './oneLog.mjs';
import { packOnce } from './packOnce.mjs';
import { pageHeaders } from './pageHeaders.mjs';
import { refuseMalformed } from './refuseMalformed.mjs';
import { spareOptimiser } from './spareOptimiser.mjs';
import { tidyAddress } from './tidyAddress.mjs';

/**
 * How much waste may pile up beside what is in use before it is swept, in percent. Left to itself V8 lets it grow to as much
 * again: after ten thousand articles were searched a process held 390 MB, of which it used half. A page costs no more time.
 */
const WASTE_PERCENT = 20;

/** Longest wait for requests under way once the process is told to stop. */
const SHUTDOWN_MS = 10_000;

/** What one connection may take. A kept-alive one outlives the idle time of usual proxies, which is a minute. */
const LIMITS = {
  maxHeaderSize: 16_384,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
};

/** Each takes some 20 kB; whoever comes after that is turned away at once. */
const MAX_CONNECTIONS = 4_000;

function fail(/** @type {string} */ reason) {
  process.stderr.write(`The site cannot start: ${reason}\n`);
  process.exit(1);
}

/** What other builds kept is of no use any more. */
function forgetOldBuilds(/** @type {string} */ root) {
  if (!existsSync(root)) return;
  const old = readdirSync(root).filter((name) => name !== buildId());
  for (const name of old) rmSync(join(root, name), { recursive: true, force: true });
}

setFlagsFromString(`--heap-growing-percent=${WASTE_PERCENT}`);

try {
  parseEnv(process.env);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
if (!buildId()) fail('there is no build; run `npm run build` first');

const { port, hostname, metricsPort } = env();
for (const root of [PAGES_ROOT, SITEMAPS_ROOT]) forgetOldBuilds(root);
keepOneLog();

// Next is told `localhost` whatever address is bound: bound to 127.0.0.1 it would send its own rewrites outside.
// It is also told of a server that never listens: on ours it would close what asks for an upgrade without an answer.
const app = next({ dev: false, hostname: 'localhost', port, quiet: true, httpServer: createServer() });
// With what other instances keep at hand the first visitor gets no older page than the others.
await Promise.all([app.prepare(), sharedStore()?.settled]);
const handle = spareOptimiser(app.getRequestHandler());
/** An address with stray slashes leads to the one it meant. @type {typeof handle} */
const handleTidied = async (request, response) => {
  pageHeaders(response);
  packOnce(request, response);
  const tidy = tidyAddress(request.url ?? '');
  if (tidy) response.writeHead(308, { Location: tidy }).end();
  else await handle(request, response);
};
let isStopping = false;
const server = createServer(
  LIMITS,
  answerWith(handleTidied, () => isStopping),
);

server.on('clientError', refuseMalformed);
server.maxConnections = MAX_CONNECTIONS;
server.on('error', (error) => fail(`${hostname}:${port}: ${error.message}`));
server.listen(port, hostname, () => {
  const address = server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  process.stdout.write(`The site answers at http://localhost:${bound}\n`);
});

if (metricsPort !== null) {
  const { serveMetrics } = await import('./metrics.mjs');
  serveMetrics(metricsPort).on('error', (error) => fail(`METRICS_PORT ${metricsPort}: ${error.message}`));
}

for (const signal of ['SIGTERM', 'SIGINT']) {
  process.once(signal, () => {
    isStopping = true;
    writeLine('info', 'stopping', { signal });
    server.close(() => process.exit(0));
    setTimeout(() => process.exit(0), SHUTDOWN_MS).unref();
    // Connections fall idle one by one, as their requests are answered.
    setInterval(() => server.closeIdleConnections(), 100).unref();
  });
}
