import 'server-only';
import { readBytes, withDeadline } from '@/lib/server/http/deadline';

/**
 * A provider that has not answered in full after this many milliseconds counts as failed
 * (docs/requirements.md, Failures).
 */
const TIMEOUT_MS = 5_000;
/** Ten times the largest list of a well-filled content system. */
const MAX_BYTES = 5_000_000;

export class ProviderFailure extends Error {}

/** Half of a pair that stands for one character, such as an emoji, written as an escape. */
const SURROGATE = /\\ud[89a-f]/i;

const toWellFormed = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed() : value;

/** JSON whose texts are well formed: `encodeURIComponent` throws on an emoji that a content system cut in half. */
const parseJson = (text: string): unknown => JSON.parse(text, SURROGATE.test(text) ? toWellFormed : undefined);

/**
 * The JSON at an address, within bounds of time and size and in UTF-8: another encoding would show as broken letters.
 *
 * @returns null for status 404
 * @throws {Error} for everything else that is no JSON with a status of success
 */
export const readJson = (url: string): Promise<{ value: unknown; bytes: number } | null> =>
  withDeadline(TIMEOUT_MS, async (signal) => {
    const response = await fetch(url, {
      headers: { Accept: 'application/json' },
      signal,
      redirect: 'error',
      // No `cache` here: Next keeps nothing of a plain call, while `no-store` would forbid keeping the page itself.
    });
    if (!response.ok) {
      await response.body?.cancel();
      if (response.status === 404) return null;
      throw new ProviderFailure(`status ${response.status}`);
    }
    const bytes = await readBytes(response, MAX_BYTES, signal);
    if (!bytes) throw new ProviderFailure(`answer over ${MAX_BYTES} bytes`);
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { value: parseJson(text), bytes: bytes.byteLength };
  });
