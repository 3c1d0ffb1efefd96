import { randomUUID } from 'node:crypto';
import { channel } from 'node:diagnostics_channel';
import { requestId, writeLine } from '../logLine.mjs';
import { answerHeaders } from '../security/answerHeaders.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

/** All a site to read is asked with. */
const METHODS = ['GET', 'HEAD'];
/** Longer than any address of the site with all its inputs. */
const MAX_URL_LENGTH = 4_096;
/** What a log line tells of a path. */
const MAX_LOGGED_PATH = 200;

/** Each request answered, for the metrics: `{ status, seconds }`. */
const requests = channel('kotor:request');

/**
 * An address that cannot be decoded, such as `/news/%ff`, means none of ours: with its percent signs spelt out it is
 * answered like any other unknown one, where Next’s own routes would break.
 *
 * @param {string} url
 */
function decodable(url) {
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}

/** The id a proxy gave the request, so that its log and ours tell of the same one, or a new one. @param {Request} request */
function idOf({ headers }) {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/** @param {Response} response @param {number} status @param {string} type @param {string} body */
function send(response, status, type, body) {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  response.end(body);
}

/**
 * What stands between a connection and Next: an id for each request, one log line when it is answered, a bound on its
 * method and address, `/readyz`, and an answer even where Next throws.
 *
 * @param {(request: Request, response: Response) => Promise<void>} handle
 * @param {() => boolean} isStopping
 */
export function answerWith(handle, isStopping) {
  /** @param {Request} request @param {Response} response @param {string} path */
  async function answer(request, response, path) {
    if (path === '/readyz') {
      const [status, word] = isStopping() ? [503, 'stopping'] : [200, 'ready'];
      return send(response, status, 'application/json', JSON.stringify({ status: word }));
    }
    const { url = '/', method = '' } = request;
    if (url.length > MAX_URL_LENGTH) return send(response, 414, 'text/plain', 'URI Too Long');
    if (!METHODS.includes(method)) {
      response.setHeader('Allow', METHODS.join(', '));
      return send(response, 405, 'text/plain', 'Method Not Allowed');
    }
    request.url = decodable(url);
    try {
      await handle(request, response);
    } catch (error) {
      writeLine('error', 'request.failed', { reason: error instanceof Error ? error.stack : String(error) });
      if (response.headersSent) response.destroy();
      else send(response, 500, 'text/plain', 'Internal Server Error');
    }
  }

  /** @param {Request} request @param {Response} response */
  return (request, response) => {
    const id = idOf(request);
    const started = performance.now();
    const { method = '', url = '/' } = request;
    const path = url.split('?')[0] ?? '';
    response.setHeader('X-Request-Id', id);
    for (const [name, value] of Object.entries(answerHeaders(path))) response.setHeader(name, value);
    if (isStopping()) response.setHeader('Connection', 'close');
    response.on('close', () => {
      const milliseconds = performance.now() - started;
      // A visitor who went away before the answer counts as 499, as in other servers’ logs.
      const status = response.writableFinished ? response.statusCode : 499;
      requests.publish({ status, seconds: milliseconds / 1_000 });
      requestId.run(id, () =>
        writeLine('info', 'request', {
          method,
          path: path.slice(0, MAX_LOGGED_PATH),
          status,
          ms: Math.round(milliseconds),
        }),
      );
    });
    void requestId.run(id, () => answer(request, response, path));
  };
}
