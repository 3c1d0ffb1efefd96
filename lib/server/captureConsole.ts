import { format } from 'node:util';
import { log } from '@/lib/server/log';

/** Writes what Next and Node print to the console as log lines, and keeps the process alive after uncaught errors. */
export function captureConsole(): void {
  console.log = console.info = (...parts) => log.info('console', { text: format(...parts) });
  console.warn = (...parts) => log.warn('console', { text: format(...parts) });
  console.error = (...parts) => log.error('console', { text: format(...parts) });
  for (const event of ['uncaughtException', 'unhandledRejection']) {
    process.on(event, (error: unknown) => {
      log.error(event, { reason: error instanceof Error ? error.stack : String(error) });
    });
  }
  // The reader of the log may exit; the site continues without it.
  process.stderr.on('error', () => {});
}
