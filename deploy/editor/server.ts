import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = dirname(fileURLToPath(import.meta.url));
const { resolve } = createRequire(import.meta.url);
const PACKAGE = join(dirname(resolve('@sveltia/cms')), '..');
const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as { version: string };

/** The package's locales, except American English, which is built in. */
const LOCALES = Object.fromEntries(
  readdirSync(join(PACKAGE, 'locales')).map((file) => [
    `sveltia-cms@${version}/locales/${file}`,
    join(PACKAGE, 'locales', file),
  ]),
);

/** The page of the editor alone, as a team serves it beside a `config.json`. */
export const EDITOR_FILES: Record<string, string> = {
  'editor.html': join(FOLDER, 'editor.html'),
  'sveltia-cms.js': join(PACKAGE, 'dist', 'sveltia-cms.js'),
  ...LOCALES,
  'material-symbols-outlined.woff2': resolve(
    '@fontsource-variable/material-symbols-outlined/files/material-symbols-outlined-latin-wght-normal.woff2',
  ),
  'source-sans-3.woff2': join(FOLDER, '../../public/fonts/source-sans-3-latin.woff2'),
};

/** The URLs of fonts in the package, with the name of each; the browser has its own font for the third, Noto Mono. */
const CDN_FONT = /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)[^)]*\.woff2/g;

/** The URL from which the package loads its locales, retrying endlessly if it fails. */
const CDN_PACKAGE = 'https://unpkg.com/@sveltia/cms';

/** A file as it is served: the package loads its fonts and locales from the same folder, not from a CDN. */
export const readEditorFile = (file: string): string | Buffer =>
  file.endsWith('sveltia-cms.js')
    ? readFileSync(file, 'utf8').replace(CDN_FONT, '$1.woff2').replaceAll(CDN_PACKAGE, './sveltia-cms')
    : readFileSync(file);

/** The page around it, with the check and links to the site. */
const FILES: Record<string, string> = {
  ...EDITOR_FILES,
  '': join(FOLDER, 'page.html'),
  'panel.css': join(FOLDER, 'panel.css'),
  'panel.js': join(FOLDER, 'panel.js'),
  'faults.js': join(FOLDER, 'faults.js'),
  'chunks/react-dom.js': join(PACKAGE, 'dist', 'chunks', 'react-dom.js'),
  'immutable.es.js': createRequire(join(PACKAGE, 'package.json')).resolve('immutable/dist/immutable.es.js'),
};

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

/** The package would request GitHub's status, which a local folder does not need. */
const POLICY = "connect-src 'self' blob: data:";

type Answers = Record<string, (query: URLSearchParams) => unknown>;

/**
 * Serves the editor.
 *
 * @param answers JSON responses, by path without its slash
 */
export function createEditorServer(answers: Answers): Server {
  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const name = pathname.slice(1);
    const answer = Object.hasOwn(answers, name) ? answers[name] : undefined;
    const file = Object.hasOwn(FILES, name) ? FILES[name] : undefined;
    response.setHeader('Content-Security-Policy', POLICY);
    if (answer) {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(await answer(searchParams)));
    } else if (file) {
      response.setHeader('Content-Type', TYPES[extname(file)] ?? '');
      response.end(readEditorFile(file));
    } else {
      response.writeHead(404).end();
    }
  }

  // A folder may be missing for a moment, as while Git switches branches.
  return createServer((request, response) => respond(request, response).catch(() => response.writeHead(500).end()));
}
