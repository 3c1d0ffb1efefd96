import { AsyncLocalStorage } from 'node:async_hooks';
import { format, inspect } from 'node:util';
import { processWide } from '@/lib/server/processWide';

type Fields = Record<string, string | number | boolean | null | undefined>;
type Level = 'info' | 'warn' | 'error';

/** The id of the current request; background work it started, such as a revalidation, has it too. */
export const requestId = processWide('kotorRequest', () => new AsyncLocalStorage<string>());

/** Control characters that JSON may contain, and separators of lines: a terminal or a reader of the log would act on them. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]/gu;

const escapeControl = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

function write(level: Level, event: string, fields: Fields): void {
  const line = { time: new Date().toISOString(), level, event, request: requestId.getStore(), ...fields };
  process.stderr.write(`${JSON.stringify(line).replace(CONTROLS, escapeControl)}\n`);
}

const MAX_REASON = 4_000;

/** What was thrown, with its stack and its causes. */
export const reasonOf = (error: unknown): string => inspect(error).slice(0, MAX_REASON);

/** Structured log on stderr: one JSON line per event, without visitors' addresses, queries or headers. */
export const log = {
  info: (event: string, fields: Fields = {}): void => write('info', event, fields),
  warn: (event: string, fields: Fields = {}): void => write('warn', event, fields),
  error: (event: string, fields: Fields = {}): void => write('error', event, fields),
};

const uncaught = new WeakSet<Error>();

/** Whether an error that Next prints has a line of its own: uncaught, or of a render, to which Next gives a digest. */
const isLogged = (value: unknown): boolean => value instanceof Error && ('digest' in value || uncaught.has(value));

/**
 * Writes what Next and Node print to the console as log lines, unless it has one of its own, and keeps the process alive
 * after uncaught errors.
 */
export function captureConsole(): void {
  console.log = console.info = (...parts) => log.info('console', { text: format(...parts) });
  console.warn = (...parts) => log.warn('console', { text: format(...parts) });
  console.error = (...parts) => {
    if (!parts.some(isLogged)) log.error('console', { text: format(...parts) });
  };
  for (const event of ['uncaughtException', 'unhandledRejection']) {
    process.on(event, (error: unknown) => {
      log.error(event, { reason: reasonOf(error) });
      if (error instanceof Error) uncaught.add(error);
    });
  }
  // The reader of the log may exit; the site continues without it.
  process.stderr.on('error', () => {});
}
