import type { IncomingMessage, ServerResponse } from 'node:http';
import { LANGUAGE_TAG } from '@/lib/i18n/language';
import { decideLanguage } from '@/lib/routing/languageRule';
import { ERROR_PAGE_POLICY, errorPage } from '@/lib/server/errors/errorPage';
import { responseHeaders } from '@/lib/server/security/responseHeaders';

const METHODS = ['writeHead', 'flushHeaders', 'write', 'end'] as const;

function sendErrorPage(request: IncomingMessage, response: ServerResponse): void {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const cookie = /(?:^|;\s*)lang=(\w+)/.exec(request.headers.cookie ?? '')?.[1];
  const { language } = decideLanguage(pathname, searchParams, cookie);
  for (const name of response.getHeaderNames()) if (name !== 'x-request-id') response.removeHeader(name);
  for (const [name, value] of Object.entries(responseHeaders(pathname))) response.setHeader(name, value);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Language', LANGUAGE_TAG[language]);
  response.setHeader('Content-Security-Policy', ERROR_PAGE_POLICY);
  response.setHeader('Cache-Control', 'no-store');
  response.end(errorPage(language));
}

/** Middleware names the language of pages; a browser that navigates says that it accepts HTML. */
const isPage = (request: IncomingMessage, response: ServerResponse): boolean =>
  response.hasHeader('Content-Language') ||
  /\btext\/html\b/.test(`${request.headers.accept} ${response.getHeader('Content-Type')}`);

/** Sends the error page instead of every page with status 500: Next’s own is empty without scripts. */
export function replaceErrors(request: IncomingMessage, response: ServerResponse): void {
  const { writeHead, flushHeaders, write, end } = response;
  const original = { writeHead, flushHeaders, write, end };

  function replace(): void {
    Object.assign(response, original);
    sendErrorPage(request, response);
    // The failed page may still be writing its rest.
    Object.assign(response, {
      writeHead: () => response,
      write: () => true,
      end: () => response,
    });
  }

  for (const method of METHODS) {
    const replacing = new Proxy<(...parameters: never[]) => unknown>(original[method], {
      apply(call, _response, parameters) {
        if (method === 'writeHead') response.statusCode = parameters[0];
        const fails = response.statusCode === 500 && !response.headersSent && isPage(request, response);
        if (!fails) return Reflect.apply(call, response, parameters);
        replace();
        return method === 'write' ? true : response;
      },
    });
    Object.assign(response, { [method]: replacing });
  }
}
