import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** How long a stopped process and its children may take to exit. */
const GRACE_MS = 5_000;

type Options = {
  /** Milliseconds; without it there is no limit. */
  timeout?: number;
  /** Variables beside those of this process; `undefined` removes one. */
  env?: Record<string, string | undefined>;
  /** Shows no output; the last line of an error is in the rejection. */
  isQuiet?: boolean;
};

/**
 * Runs a program to its end, with the output of this process, and no input.
 *
 * @throws {Error} of one line, when it fails or exceeds the timeout
 */
export async function run(
  program: string,
  parameters: string[],
  { timeout, env = {}, isQuiet = false }: Options = {},
): Promise<void> {
  const child = spawn(program, parameters, {
    env: { ...process.env, ...env },
    stdio: isQuiet ? ['ignore', 'ignore', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  let lastLine = '';
  child.stderr?.on('data', (chunk) => {
    lastLine = String(chunk).trim().split('\n').at(-1) || lastLine;
  });
  const stop = (signal: NodeJS.Signals): void => {
    try {
      if (child.pid) process.kill(-child.pid, signal);
    } catch {
      // It has already ended.
    }
  };
  let isLate = false;
  const onTimeout = (): void => {
    isLate = true;
    stop('SIGTERM');
    setTimeout(() => stop('SIGKILL'), GRACE_MS).unref();
  };
  const timer = timeout === undefined ? undefined : setTimeout(onTimeout, timeout);
  // Playwright stops its servers only after this signal.
  const interrupt = (): void => stop('SIGINT');
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  try {
    const [code, signal] = await once(child, 'close');
    if (isLate) throw new Error(`not done within ${(timeout ?? 0) / 1_000} s`);
    if (code !== 0) throw new Error(lastLine || signal || `exit code ${code}`);
  } catch (error) {
    throw new Error(`${program} ${parameters.join(' ')}: ${(error as Error).message}`);
  } finally {
    clearTimeout(timer);
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
  }
}
