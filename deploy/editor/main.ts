import { spawn } from 'node:child_process';
import { serveEditor } from './serveEditor';

// `npm run edit`: the site in development, which shows drafts, and the editor. Both answer to this machine only.
const sitePort = Number(process.env.PORT || 3000);
const editorPort = Number(process.env.EDITOR_PORT || sitePort + 1);

const site = spawn('node_modules/.bin/next', ['dev', '--hostname', 'localhost', '--port', String(sitePort)], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'development', DRAFTS: 'on', NEXT_TELEMETRY_DISABLED: '1' },
});
site.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => site.kill(signal));

serveEditor('content', editorPort, `http://localhost:${sitePort}`);
