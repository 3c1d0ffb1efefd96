import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const START_MS = 10_000;

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });

export type Program = { pid: number; output(): string; signal(name: NodeJS.Signals): void; stop(): Promise<void> };

/**
 * Starts a program of the system that listens on a port.
 *
 * @throws {Error} with its output, when it does not listen in time
 */
export async function startProgram(command: string, parameters: string[], port: number): Promise<Program> {
  const child: ChildProcess = spawn(command, parameters, { stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk));
  child.on('error', (error) => (text += error.message));
  const isOver = () => child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
  const stop = async (): Promise<void> => {
    if (isOver()) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  for (const late = Date.now() + START_MS; !(await listens(port)); await wait(50)) {
    if (!isOver() && Date.now() <= late) continue;
    await stop();
    throw new Error(`${command} did not start: ${text}`);
  }
  return {
    pid: child.pid ?? 0,
    output: () => text,
    signal: (name) => void child.kill(name),
    stop,
  };
}
