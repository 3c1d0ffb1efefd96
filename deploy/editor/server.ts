import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = dirname(fileURLToPath(import.meta.url));
const PACKAGE = join(dirname(createRequire(import.meta.url).resolve('@sveltia/cms')), '..', 'dist');

/** The page of the editor alone, as a team serves it beside a `config.json`. */
export const EDITOR_FILES: Record<string, string> = {
  'editor.html': join(FOLDER, 'editor.html'),
  'sveltia-cms.js': join(PACKAGE, 'sveltia-cms.js'),
};

/** The page around it, with the check and links to the site. */
const FILES: Record<string, string> = {
  ...EDITOR_FILES,
  '': join(FOLDER, 'page.html'),
  'panel.css': join(FOLDER, 'panel.css'),
  'panel.js': join(FOLDER, 'panel.js'),
};

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

type Answers = Record<string, (query: URLSearchParams) => unknown>;

/**
 * Serves the editor.
 *
 * @param answers what is answered as JSON, by path without its slash
 */
export function createEditorServer(answers: Answers): Server {
  return createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const name = pathname.slice(1);
    const answer = Object.hasOwn(answers, name) ? answers[name] : undefined;
    const file = Object.hasOwn(FILES, name) ? FILES[name] : undefined;
    if (answer) {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(await answer(searchParams)));
    } else if (file) {
      response.setHeader('Content-Type', `${TYPES[extname(file)]}; charset=utf-8`);
      response.end(readFileSync(file));
    } else {
      response.writeHead(404).end();
    }
  });
}
