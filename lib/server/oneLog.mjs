import { format } from 'node:util';
import { writeLine } from '../logLine.mjs';

/**
 * Brings what Next and Node would print their own way into the one log, a line an event, and keeps the process alive
 * whatever one request or one background renewal breaks.
 */
export function keepOneLog() {
  console.log = console.info = (...parts) => writeLine('info', 'console', { text: format(...parts) });
  console.warn = (...parts) => writeLine('warn', 'console', { text: format(...parts) });
  console.error = (...parts) => writeLine('error', 'console', { text: format(...parts) });
  for (const event of /** @type {const} */ (['uncaughtException', 'unhandledRejection'])) {
    process.on(event, (/** @type {unknown} */ error) => {
      writeLine('error', event, { reason: error instanceof Error ? error.stack : String(error) });
    });
  }
  // Whoever read the log went away: the site goes on without.
  process.stderr.on('error', () => {});
}
