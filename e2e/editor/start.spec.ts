import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { expect, test } from '@playwright/test';
import { listen } from '@/lib/server/http/listen.testUtils';

const COMMAND = ['--conditions=react-server', '--import', 'tsx', 'deploy/editor/main.ts'];

const start = (variables: Record<string, string>) => {
  const env = { ...process.env, ...variables };
  const { status, stdout, stderr } = spawnSync(process.execPath, COMMAND, { env, encoding: 'utf8', timeout: 30_000 });
  return { status, stdout, stderr };
};

test('a port that is no number stops the start with one line', () => {
  const stderr = 'The editor cannot start: PORT=abc: must be a number from 1 to 65535\n';
  expect(start({ PORT: 'abc' })).toEqual({ status: 1, stdout: '', stderr });
});

test('a port of the editor that is taken stops the start with one line, and no site is started', async () => {
  const server = createServer();
  const port = await listen(server, 0, 'localhost');
  const { status, stdout, stderr } = start({ EDITOR_PORT: String(port) });
  server.close();
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(new RegExp(`^The editor cannot start: EDITOR_PORT=${port}: .*EADDRINUSE.*\n$`));
});
