import { AsyncLocalStorage } from 'node:async_hooks';
import { processWide } from '@/lib/server/processWide';

type Fields = Record<string, string | number | boolean | null | undefined>;
type Level = 'info' | 'warn' | 'error';

/** The id of the current request; background work it started, such as a revalidation, has it too. */
export const requestId = processWide('kotorRequest', () => new AsyncLocalStorage<string>());

function write(level: Level, event: string, fields: Fields): void {
  const line = { time: new Date().toISOString(), level, event, request: requestId.getStore(), ...fields };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}

/** Structured log on stderr: one JSON line per event, without visitors' addresses, queries or headers. */
export const log = {
  info: (event: string, fields: Fields = {}): void => write('info', event, fields),
  warn: (event: string, fields: Fields = {}): void => write('warn', event, fields),
  error: (event: string, fields: Fields = {}): void => write('error', event, fields),
};
