import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const START_MS = 10_000;

/** Interval of the checks until a program is ready. */
const POLL_MS = 20;

export type Program = {
  pid: number;
  /** Its output so far. */
  output(): string;
  signal(name: NodeJS.Signals): void;
  /** Sends SIGTERM and returns the exit code. */
  terminate(): Promise<number | null>;
  stop(): Promise<void>;
};

type Launch = {
  /** All its variables; by default those of this process. */
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  /** Milliseconds until it is ready, or until it has ended. */
  timeout?: number;
};

type Start = Launch & {
  isReady(): Promise<boolean>;
  /** Puts it into a separate process group; signals then reach its children too. */
  detached?: boolean;
};

/** Whether a program of this machine listens on a port. */
export const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });

/** Runs a program that is to end on its own, and returns its exit code and output. */
export const runProgram = (
  command: string,
  parameters: string[],
  { env, cwd, timeout = START_MS }: Launch,
): Promise<{ code: number | null; output: string }> =>
  new Promise((resolve) => {
    const options = { env, cwd, timeout, killSignal: 'SIGKILL' } as const;
    const child = execFile(command, parameters, options, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode, output: stdout + stderr }),
    );
  });

/**
 * Starts a program and waits until it is ready.
 *
 * @throws {Error} with its output, when it is not ready in time
 */
export async function startProgram(
  command: string,
  parameters: string[],
  { env, cwd, isReady, timeout = START_MS, detached = false }: Start,
): Promise<Program> {
  const child = spawn(command, parameters, { env, cwd, detached, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  child.on('error', (error) => (output += error.message));
  const pid = child.pid ?? 0;
  const isOver = (): boolean => child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
  const signal = (name: NodeJS.Signals): void => {
    if (detached && !isOver()) process.kill(-pid, name);
    else child.kill(name);
  };
  const end = async (name: NodeJS.Signals): Promise<number | null> => {
    if (!isOver()) {
      signal(name);
      await once(child, 'exit');
    }
    return child.exitCode;
  };
  const stop = async (): Promise<void> => void (await end('SIGKILL'));
  for (const late = Date.now() + timeout; !(await isReady()); await wait(POLL_MS)) {
    if (!isOver() && Date.now() <= late) continue;
    await stop();
    throw new Error(`${command} did not start: ${output}`);
  }
  return { pid, output: () => output, signal, terminate: () => end('SIGTERM'), stop };
}
