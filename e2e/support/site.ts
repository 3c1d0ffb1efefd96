import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { START_ARGUMENTS } from '../startCommand';
import { type Answer, isUp, sendRequest } from './http';
import { listen } from './listen';
import { preload } from './preload';

/** Time until the first response. */
const START_MS = 60_000;

/** Interval of the requests until a site answers. */
const POLL_MS = 20;

/** Time until a site reads the shifted clock. */
const NOTICE_MS = 20;

export type Site = {
  origin: string;
  /** Its public address, which also names the folder of its page cache. */
  siteUrl: string;
  pid: number;
  request(path: string, headers?: Record<string, string>): Promise<Answer>;
  /** Shifts the clock of the site. */
  pass(seconds: number): Promise<void>;
  /** Its output so far. */
  output(): string;
  /** Sends SIGTERM and returns the exit code. */
  terminate(): Promise<number | null>;
  stop(): Promise<void>;
};

export const freePort = async (): Promise<number> => {
  const server = createServer();
  const port = await listen(server);
  server.close();
  await once(server, 'close');
  return port;
};

/** An origin where nobody listens. */
export const closedOrigin = async (): Promise<string> => `http://127.0.0.1:${await freePort()}`;

type Variables = Record<string, string>;

const launch = (variables: Variables, folder?: string): ChildProcess =>
  spawn(process.execPath, START_ARGUMENTS, {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', API_HOST: '', SITE_URL: '', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

const outputOf = (child: ChildProcess): (() => string) => {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk));
  return () => text;
};

/** Starts a site that must not start, and returns its exit code and output. */
export async function runSite(variables: Variables, folder?: string): Promise<{ code: number | null; output: string }> {
  const child = launch(variables, folder);
  const output = outputOf(child);
  const timer = setTimeout(() => child.kill('SIGKILL'), START_MS);
  const [code] = (await once(child, 'close')) as [number | null];
  clearTimeout(timer);
  return { code, output: output() };
}

type Start = {
  apiHost?: string;
  siteUrl?: string;
  variables?: Variables;
  /** Its working directory, with its cache; by default this one. */
  folder?: string;
  port?: number;
  /** The path requested until it answers. */
  firstPath?: string;
};

let count = 0;

/**
 * Starts a site on a free port. Without `siteUrl` its page cache is empty.
 *
 * @throws {Error} with its output, when it does not answer in time
 */
export async function startSite({
  apiHost = '',
  siteUrl,
  variables = {},
  folder,
  firstPath = '/healthz',
  ...given
}: Start = {}): Promise<Site> {
  const port = given.port ?? (await freePort());
  count += 1;
  const address = siteUrl ?? `http://site-${process.pid}-${Date.now()}-${count}.example`;
  const passed = join(tmpdir(), `kotor-clock-${process.pid}-${count}`);
  writeFileSync(passed, '0');
  let secondsPassed = 0;
  const child = launch(
    {
      PORT: String(port),
      API_HOST: apiHost,
      SITE_URL: address,
      CLOCK_FILE: passed,
      NODE_OPTIONS: preload('e2e/support/shiftClock.ts'),
      ...variables,
    },
    folder,
  );
  const output = outputOf(child);
  const isOver = (): boolean => child.exitCode !== null || child.signalCode !== null;
  const stop = async (): Promise<void> => {
    if (!isOver()) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    rmSync(passed, { force: true });
  };
  const origin = `http://localhost:${port}`;
  const deadline = Date.now() + START_MS;
  while (!(await isUp(origin, firstPath))) {
    if (isOver() || Date.now() > deadline) {
      await stop();
      throw new Error(`The site did not start: ${output()}`);
    }
    await wait(POLL_MS);
  }
  return {
    origin,
    siteUrl: address,
    pid: child.pid ?? 0,
    request: (path, headers) => sendRequest(origin, path, { headers }),
    pass: async (seconds) => {
      secondsPassed += seconds;
      writeFileSync(`${passed}.new`, String(secondsPassed * 1_000));
      renameSync(`${passed}.new`, passed);
      await wait(NOTICE_MS);
    },
    output,
    terminate: async () => {
      child.kill('SIGTERM');
      const [code] = (await once(child, 'exit')) as [number | null];
      rmSync(passed, { force: true });
      return code;
    },
    stop,
  };
}
