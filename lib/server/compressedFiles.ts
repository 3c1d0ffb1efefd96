import { readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { preferredEncoding } from '@/lib/server/http/preferredEncoding';

const PREFIX = '/_next/static/';

const EXTENSIONS = { br: '.br', gzip: '.gz' } as const;

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
};

/** The URLs of a build's compressed files, such as `/_next/static/chunks/a.js.br` (bundles.config.mjs). */
export const compressedFiles = (build: string): ReadonlySet<string> =>
  new Set(readdirSync(join(build, 'static'), { recursive: true }).map((file) => PREFIX + file));

/**
 * Has Next send the compressed form of a script or style sheet, as the build made it. Where the next build has deleted the
 * file, Next’s response is no compressed script: 404, so that a proxy tries another instance.
 */
export function selectCompressedFile(
  request: IncomingMessage,
  response: ServerResponse,
  files: ReadonlySet<string>,
): void {
  const [path = ''] = (request.url ?? '').split('?', 1);
  const encoding = preferredEncoding(request);
  if (!encoding || !files.has(path + EXTENSIONS[encoding])) return;
  request.url = path + EXTENSIONS[encoding];
  response.writeHead = new Proxy(response.writeHead, {
    apply(writeHead, _response, [status, ...rest]) {
      if (status >= 400) return Reflect.apply(writeHead, response, [404, ...rest]);
      response.setHeader('Content-Type', TYPES[extname(path)] ?? '');
      response.setHeader('Content-Encoding', encoding);
      return Reflect.apply(writeHead, response, [status, ...rest]);
    },
  });
}
