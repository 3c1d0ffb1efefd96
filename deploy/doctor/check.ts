import { setTimeout as wait } from 'node:timers/promises';
import { networkReasonOf } from '../networkReasonOf';

/** Longest wait for one response. */
const TIMEOUT_MS = 10_000;
/** Longest wait for one check, which may make a few requests one after another. */
const CHECK_TIMEOUT_MS = 60_000;

/** One part of the doctor’s report. */
export type Check = {
  name: string;
  /** One sentence for each fault, with its remedy; an error thrown counts as one. */
  faults: () => Promise<string[]>;
};

/** Requests a URL as a browser would, without following redirects. */
export const request = (url: string | URL, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });

/** `fetch` may never end when the proxy sends a wrong `Content-Encoding`; only a timer keeps the process running then. */
function faultsOf({ faults }: Check, timeout: number): Promise<string[]> {
  const late = ['no complete response: does the proxy change encodings or lengths?'];
  const done = new AbortController();
  return Promise.race([faults(), wait(timeout, late, { signal: done.signal })])
    .catch((error: Error) => [networkReasonOf(error)])
    .finally(() => done.abort());
}

/**
 * Runs all checks at once. A fault common to several, such as an unresolvable host, is reported once.
 *
 * @returns the report, one screen of plain text, and whether there are no faults
 */
export async function report(
  checks: readonly Check[],
  timeout = CHECK_TIMEOUT_MS,
): Promise<{ text: string; isHealthy: boolean }> {
  const results = await Promise.all(
    checks.map(async (check) => ({ name: check.name, faults: await faultsOf(check, timeout) })),
  );
  const told = new Set<string>();
  const tell = (fault: string): string => {
    const line = told.has(fault) ? 'as above' : fault;
    told.add(fault);
    return `        ${line}`;
  };
  const lines = results.flatMap(({ name, faults }) => [
    `${faults.length === 0 ? 'ok  ' : 'FAIL'}  ${name}`,
    ...faults.map(tell),
  ]);
  return { text: `${lines.join('\n')}\n`, isHealthy: told.size === 0 };
}
