import { type Fields, writeLine } from '@/lib/logLine.mjs';

/** Structured log: one JSON line an event, no personal data, no visitor addresses. */
export const log = {
  info: (event: string, fields: Fields = {}): void => writeLine('info', event, fields),
  warn: (event: string, fields: Fields = {}): void => writeLine('warn', event, fields),
  error: (event: string, fields: Fields = {}): void => writeLine('error', event, fields),
};
