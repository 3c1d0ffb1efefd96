import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { listen } from '@/lib/server/http/listen.testUtils';
import { SITE_ENVIRONMENT, START_ARGUMENTS } from '../startCommand';
import { type HttpResponse, isUp, sendRequest } from './http';
import { preload } from './preload';
import { type Program, runProgram, startProgram } from './program';

/** Time until the first response: less than a test may take, so that the test reports the output of a site that does not start. */
const START_MS = 25_000;

/** Time until a site reads the shifted clock. */
const NOTICE_MS = 20;

export type Site = Omit<Program, 'signal'> & {
  origin: string;
  /** Its public address, which also names the folder of its page cache. */
  siteUrl: string;
  request(path: string, headers?: Record<string, string>): Promise<HttpResponse>;
  /** Shifts the clock of the site. */
  pass(seconds: number): Promise<void>;
};

export const freePort = async (): Promise<number> => {
  await using server = createServer();
  return await listen(server);
};

/** `undefined` leaves one to the `.env` files of the site. */
type Variables = Record<string, string | undefined>;

const environmentOf = (variables: Variables): NodeJS.ProcessEnv => ({
  ...process.env,
  ...SITE_ENVIRONMENT,
  ...variables,
});

/** Starts a site that must not start, and returns its exit code and output. */
export const runSite = (variables: Variables, folder?: string): ReturnType<typeof runProgram> =>
  runProgram(process.execPath, START_ARGUMENTS, { env: environmentOf(variables), cwd: folder, timeout: START_MS });

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
  const clock = join(tmpdir(), `kotor-clock-${process.pid}-${count}`);
  writeFileSync(clock, '0');
  const removeClock = (): void => rmSync(clock, { force: true });
  let secondsPassed = 0;
  const origin = `http://localhost:${port}`;
  const { pid, output, terminate, stop } = await startProgram(process.execPath, START_ARGUMENTS, {
    env: environmentOf({
      PORT: String(port),
      API_HOST: apiHost,
      SITE_URL: address,
      CLOCK_FILE: clock,
      NODE_OPTIONS: preload('e2e/support/shiftClock.ts'),
      ...variables,
    }),
    cwd: folder,
    isReady: () => isUp(origin, firstPath),
    timeout: START_MS,
  }).catch((error: unknown) => {
    removeClock();
    throw error;
  });
  return {
    origin,
    siteUrl: address,
    pid,
    request: (path, headers) => sendRequest(origin, path, { headers }),
    pass: async (seconds) => {
      secondsPassed += seconds;
      writeFileSync(`${clock}.new`, String(secondsPassed * 1_000));
      renameSync(`${clock}.new`, clock);
      await wait(NOTICE_MS);
    },
    output,
    terminate: () => terminate().finally(removeClock),
    stop: () => stop().finally(removeClock),
  };
}
