import type { Server } from 'node:http';
import { editorConfig } from './config';
import { createContentState } from './contentState';
import { createEditorServer } from './server';
import { readSubcategories } from './subcategories';

/** A person at this machine works with the folder; of the host, only a name is needed. */
const LOCAL = { name: 'github' as const, repo: 'local/content', auth_methods: ['token' as const] };

/** Milliseconds between two looks at the files. */
const WATCH_MS = 500;

/**
 * Serves the editor for a folder of content to this machine, with the check of its files, drafts too.
 *
 * @param root the folder `content/`
 * @param siteUrl the site that shows it
 */
export function serveEditor(root: string, port: number, siteUrl: string): Server {
  Object.assign(process.env, { NODE_ENV: 'development', DRAFTS: 'on' });
  const content = createContentState(root, siteUrl, WATCH_MS);
  const server = createEditorServer({
    'config.json': () => editorConfig(LOCAL, siteUrl, readSubcategories(root)),
    'check.json': content.check,
    'pages.json': (query) => content.pages(query.get('id') ?? ''),
  });
  return server.listen(port, 'localhost', () => process.stdout.write(`\nEditor: http://localhost:${port}/\n\n`));
}
