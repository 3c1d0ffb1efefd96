import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

export const XVFB = '/usr/bin/Xvfb';

const START_MS = 20_000;

/** A screen in memory; `name` is the value of `DISPLAY`. */
export async function startDisplay(): Promise<{ name: string; stop(): void }> {
  // The server chooses a free number and writes it to the third stream.
  const server = spawn(XVFB, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const limit = AbortSignal.timeout(START_MS);
  const [number] = (await once(server.stdio[3] as Readable, 'data', { signal: limit })) as [Buffer];
  return { name: `:${String(number).trim()}`, stop: () => server.kill() };
}
