import type { Server } from 'node:http';
import { basename, dirname, resolve } from 'node:path';
import { editorConfig, readSubcategories } from './config';
import { createContentState } from './contentState';
import { describeFault } from './describeFault';
import { withFaults } from './faultFields';
import { createEditorServer } from './server';

/** A person at this machine works with the folder; of the host, only the name of the repository is needed, which the editor shows. */
const localBackend = (root: string) => ({
  name: 'github' as const,
  repo: `local/${basename(dirname(resolve(root)))}`,
  auth_methods: ['token' as const],
});

/** Milliseconds between checks of the files. */
const WATCH_MS = 500;

/**
 * Serves the editor for a folder of content to this machine, with the check of its files. From then on this process, and
 * one that it starts with its environment, read drafts.
 *
 * @param root the folder `content/`
 * @param siteUrl the site that shows it
 */
export function serveEditor(root: string, port: number, siteUrl: string): Server {
  Object.assign(process.env, { NODE_ENV: 'development', DRAFTS: 'on' });
  const content = createContentState(root, siteUrl, WATCH_MS);
  const config = () => editorConfig(localBackend(root), siteUrl, readSubcategories(root));
  const server = createEditorServer({
    'config.json': () => ({ hasCheck: true, ...withFaults(config()) }),
    'check.json': () => {
      const { faults, ...check } = content.check();
      const current = config();
      return { ...check, faults: faults.map((fault) => describeFault(fault, current)) };
    },
    'pages.json': (query) => content.pages(query.get('id') ?? ''),
  });
  return server.listen(port, 'localhost', () => process.stdout.write(`\nEditor: http://localhost:${port}/\n\n`));
}
