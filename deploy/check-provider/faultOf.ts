import { TIMEOUT_MS } from '@/lib/cms/remote/adapters/createLoader';
import { MAX_BYTES } from '@/lib/cms/remote/readJson';
import { networkReasonOf } from '../networkReasonOf';

const REMEDIES: [pattern: RegExp, remedy: string][] = [
  [/^status 40[13]$/, 'set API_TOKEN, or allow the call without it'],
  [/^response over \d+ bytes$/, `the limit is ${MAX_BYTES / 1_000_000} MB: leave content out of lists, or shorten it`],
  [/^bad port$/, 'fetch refuses this port, as browsers do: use another, such as 443 or 8080'],
];

/** Why a call failed, with the limit that it broke and what to change. */
export function faultOf(error: Error): string {
  if (error.name === 'TimeoutError')
    return `no complete response within ${TIMEOUT_MS / 1_000} s, when the site gives up`;
  const reason = networkReasonOf(error);
  const remedy = REMEDIES.find(([pattern]) => pattern.test(reason))?.[1];
  return remedy ? `${reason}: ${remedy}` : reason;
}
