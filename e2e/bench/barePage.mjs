import { spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from '../process';
import { ask } from '../support/http';
import { freePort } from '../support/site';

/** Inside the project, whose packages it uses. */
const FOLDER = '.cache/bare-page';
const NEXT = 'node_modules/next/dist/bin/next';
const BUILD_MS = 300_000;
const START_MS = 30_000;

/** A heading in each language, at the address where the middleware looks for the home page. */
const FILES = {
  'app/[lang]/layout.jsx':
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }\n',
  'app/[lang]/page.jsx':
    "export const generateStaticParams = () => [{ lang: 'en' }, { lang: 'sr' }];\nexport default function Page() { return <h1>Kotor</h1>; }\n",
  // Types are checked with the site.
  'next.config.mjs': 'export default { typescript: { ignoreBuildErrors: true } };\n',
  'tsconfig.json': JSON.stringify({ compilerOptions: { jsx: 'react-jsx', paths: { '@/*': ['../../*'] } } }),
};

/**
 * A site of one heading with this site’s middleware, built and started as Next does without a word of ours: what a page
 * costs at least.
 */
export async function startBarePage() {
  rmSync(FOLDER, { recursive: true, force: true });
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(FOLDER, name)), { recursive: true });
    writeFileSync(join(FOLDER, name), text);
  }
  copyFileSync('middleware.ts', join(FOLDER, 'middleware.ts'));
  await run(process.execPath, [NEXT, 'build', FOLDER], { timeout: BUILD_MS });

  const port = await freePort();
  const child = spawn(process.execPath, [NEXT, 'start', FOLDER, '-p', String(port)], {
    env: { ...process.env, NODE_ENV: 'production', API_HOST: '', SITE_URL: '' },
    stdio: 'ignore',
  });
  const origin = `http://localhost:${port}`;
  for (const late = Date.now() + START_MS; Date.now() < late; ) {
    const answer = await ask(origin, '/').catch(() => null);
    if (answer?.status === 200) return { origin, pid: child.pid ?? 0, stop: () => child.kill('SIGKILL') };
    await new Promise((done) => setTimeout(done, 100));
  }
  child.kill('SIGKILL');
  throw new Error('the bare page did not start');
}
