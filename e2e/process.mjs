import { spawn } from 'node:child_process';

/** Longest wait for the children of a process that was told to stop. */
const GRACE_MS = 5_000;

/**
 * Runs a program to its end, its output on ours, nothing on its input.
 *
 * @param {string} program
 * @param {string[]} parameters
 * @param {{ timeout: number, env?: Record<string, string | undefined> }} options an undefined variable is taken away
 * @throws {Error} one line, when it fails or takes too long
 */
export function run(program, parameters, { timeout, env = {} }) {
  const what = `${program} ${parameters.join(' ')}`;
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    });
    const stop = (/** @type {NodeJS.Signals} */ signal) => {
      try {
        if (child.pid) process.kill(-child.pid, signal);
      } catch {
        // It has ended meanwhile.
      }
    };
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      stop('SIGTERM');
      setTimeout(() => stop('SIGKILL'), GRACE_MS).unref();
    }, timeout);
    const interrupt = () => stop('SIGTERM');
    process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
    child.on('error', (error) => reject(new Error(`${what}: ${error.message}`)));
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
      if (code === 0) resolve(undefined);
      else
        reject(
          new Error(isLate ? `${what}: not done within ${timeout / 1000} s` : `${what}: ${signal ?? `exit ${code}`}`),
        );
    });
  });
}
