import { AsyncLocalStorage } from 'node:async_hooks';

/** @typedef {Record<string, string | number | boolean | null | undefined>} Fields */

/** The server, middleware and pages are bundles of their own in one process: what they share hangs on `globalThis`. */
const shared = /** @type {typeof globalThis & { kotorRequest?: AsyncLocalStorage<string> }} */ (globalThis);
shared.kotorRequest ??= new AsyncLocalStorage();

/** The id of the request being answered; what is done for it later, such as renewing a page, has it too. */
export const requestId = shared.kotorRequest;

/**
 * One event as one JSON line, with the id of the request it belongs to. No personal data: no visitor’s address, query
 * or headers.
 *
 * @param {'info' | 'warn' | 'error'} level
 * @param {string} event
 * @param {Fields} fields
 */
export function writeLine(level, event, fields) {
  const line = { time: new Date().toISOString(), level, event, request: requestId.getStore(), ...fields };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}
