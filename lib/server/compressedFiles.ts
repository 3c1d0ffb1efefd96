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
  new Set(
    readdirSync(join(build, 'static'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:br|gz)$/.test(file))
      .map((file) => PREFIX + file),
  );

/** Has Next send the compressed form of a script or style sheet, as the build made it. */
export function selectCompressedFile(
  request: IncomingMessage,
  response: ServerResponse,
  files: ReadonlySet<string>,
): void {
  const [path = ''] = (request.url ?? '').split('?', 1);
  if (!path.startsWith(PREFIX)) return;
  const encoding = preferredEncoding(request);
  if (!encoding || !files.has(path + EXTENSIONS[encoding])) return;
  request.url = path + EXTENSIONS[encoding];
  response.setHeader('Content-Type', TYPES[extname(path)] ?? '');
  response.setHeader('Content-Encoding', encoding);
}
