import { spawn } from 'node:child_process';
import { serveEditor } from './serveEditor';

// `npm run edit`: the site in development, which shows drafts, and the editor. Both listen on this machine only.

function fail(reason: string): never {
  process.stderr.write(`The editor cannot start: ${reason}\n`);
  process.exit(1);
}

function portOf(name: string, fallback: number): number {
  const value = process.env[name] || String(fallback);
  const isPort = /^\d{1,5}$/.test(value) && Number(value) > 0 && Number(value) <= 65_535;
  return isPort ? Number(value) : fail(`${name}=${value}: must be a number from 1 to 65535`);
}

function startSite(port: number): void {
  const site = spawn(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'dev', '--hostname', 'localhost', '--port', String(port)],
    {
      stdio: 'inherit',
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    },
  );
  site.on('exit', (code) => process.exit(code ?? 0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => site.kill(signal));
}

const sitePort = portOf('PORT', 3000);
const editorPort = portOf('EDITOR_PORT', sitePort + 1);
serveEditor('content', editorPort, `http://localhost:${sitePort}`)
  .on('error', ({ message }) => fail(`EDITOR_PORT=${editorPort}: ${message}`))
  .on('listening', () => startSite(sitePort));
