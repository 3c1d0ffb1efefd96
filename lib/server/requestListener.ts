import { randomUUID } from 'node:crypto';
import { channel } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ERROR_REPORTS } from '@/lib/routing/errorReports';
import { contentFaults } from '@/lib/server/contentFaults';
import { createBrowserErrors } from '@/lib/server/errors/browserErrors';
import type { RequestHandler } from '@/lib/server/limitImageOptimizer';
import { log, reasonOf, requestId } from '@/lib/server/log';
import { responseHeaders } from '@/lib/server/security/responseHeaders';

const METHODS = ['GET', 'HEAD'];
/** Longer than any address of the site: those of the longest trip have 4,600 characters. */
const MAX_URL_LENGTH = 6_000;
/**
 * Parameters of a query, more than any form or link has. Next takes quadratic time for them: 0.3 s of processor time for
 * as many as fit into a URL.
 */
const MAX_PARAMETERS = 100;
const MAX_LOGGED_PATH = 200;
/**
 * Characters of `User-Agent` that Next reads, more than browsers and crawlers send: its search for the names of
 * crawlers takes quadratic time, 1.5 s for the longest header.
 */
const MAX_USER_AGENT = 500;
/**
 * The only cookie that the site reads, and so that Next gets: a route handler takes quadratic time for the number of
 * cookies, 0.9 s for as many as fit into the header. Of several with its name the last one counts, as in deploy/nginx.
 */
const LANGUAGE_COOKIE = /^(?:.*; *)?(lang(?:=[^;]*)?)(?:;|$)/;
/**
 * Headers that request a part or a version of a file. The whole file is always valid, and Next answers 500 to an
 * unsatisfiable one.
 */
const IGNORED_HEADERS = ['range', 'if-match', 'if-unmodified-since'];
/**
 * An orchestrator requests these every few seconds. They are not visitors: not in the metrics, and logged only when
 * they fail.
 */
const PROBES = ['/healthz', '/readyz'];

/** Finished requests, for the metrics: `{ status, seconds }`. */
const requests = channel('kotor:request');

/** Next would throw on a path that cannot be decoded; with escaped percent signs it is an unknown path. */
function toDecodable(path: string): string {
  try {
    decodeURIComponent(path);
    return path;
  } catch {
    return path.replaceAll('%', '%25');
  }
}

/** The path and query of a request target (RFC 9112, section 3.2), without dot segments; null for `*` and the like. */
export function normalizeTarget(target: string): string | null {
  const url = target.startsWith('/') ? `http://localhost${target}` : target;
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return null;
  const { pathname, search } = new URL(url);
  return `${toDecodable(pathname)}${search}`;
}

/** The id that a proxy gave the request, so that both logs have the same one; else a new one. */
function idOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

function send(response: ServerResponse, status: number, body: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store', ...headers });
  response.end(body);
}

type Options = {
  handle: RequestHandler;
  /** Why the site is not ready for requests; null when it is. */
  notReady: () => Promise<string | null>;
  isStopping: () => boolean;
  /** The request id of the process's requests to itself. */
  probeId: string;
};

/**
 * The request listener around Next: an id, security headers and a log line for each request of a visitor, limits on
 * method and URL, `/readyz`, and a response even when Next throws.
 */
export function createRequestListener({ handle, notReady, isStopping, probeId }: Options) {
  const logBrowserError = createBrowserErrors();

  async function respond(request: IncomingMessage, response: ServerResponse, url: string | null): Promise<void> {
    if (url === null) return send(response, 400, 'Bad Request');
    if (url.length > MAX_URL_LENGTH) return send(response, 414, 'URI Too Long');
    if (url.split('&').length > MAX_PARAMETERS) return send(response, 400, 'Bad Request');
    if (request.method === 'POST' && url === ERROR_REPORTS) return logBrowserError(request, response);
    if (!METHODS.includes(request.method ?? '')) {
      return send(response, 405, 'Method Not Allowed', { Allow: METHODS.join(', ') });
    }
    request.url = url;
    for (const name of IGNORED_HEADERS) delete request.headers[name];
    const { 'user-agent': agent, cookie } = request.headers;
    if (agent) request.headers['user-agent'] = agent.slice(0, MAX_USER_AGENT);
    if (cookie) request.headers.cookie = LANGUAGE_COOKIE.exec(cookie)?.[1] ?? '';
    try {
      if (/^\/readyz(?:\?|$)/.test(url)) {
        const reason = await notReady();
        const faults = contentFaults();
        const body = JSON.stringify({ status: reason ?? 'ready', ...(faults.length > 0 && { contentFaults: faults }) });
        return send(response, reason ? 503 : 200, body, { 'Content-Type': 'application/json' });
      }
      await handle(request, response);
    } catch (error) {
      log.error('request.failed', { reason: reasonOf(error) });
      if (response.headersSent) response.destroy();
      else send(response, 500, 'Internal Server Error');
    }
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    const id = idOf(request);
    const started = performance.now();
    const { method = '', url: target = '/' } = request;
    const url = normalizeTarget(target);
    const path = (url ?? target).split('?', 1)[0] ?? '';
    response.setHeader('X-Request-Id', id);
    for (const [name, value] of Object.entries(responseHeaders(path))) response.setHeader(name, value);
    if (isStopping()) response.setHeader('Connection', 'close');
    response.on('close', () => {
      const milliseconds = performance.now() - started;
      // 499: the client closed the connection before the response, as in nginx's log.
      const status = response.writableFinished ? response.statusCode : 499;
      const isProbe = id === probeId || PROBES.includes(path);
      if (!isProbe) requests.publish({ status, seconds: milliseconds / 1_000 });
      const fields = { method, path: path.slice(0, MAX_LOGGED_PATH), status, ms: Math.round(milliseconds) };
      requestId.run(id, () => {
        if (status >= 500) log.warn('request', fields);
        else if (!isProbe) log.info('request', fields);
      });
    });
    void requestId.run(id, () => respond(request, response, url));
  };
}
