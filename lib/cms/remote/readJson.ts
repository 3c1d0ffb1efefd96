import 'server-only';
import { withoutInvisible } from '@/lib/articles/invisible';
import { readBytes } from '@/lib/server/http/readBody';

/** Ten times the largest list of a well-filled content system. */
export const MAX_BYTES = 5_000_000;

/** @property status of the response, if there was one */
export class ProviderFailure extends Error {
  constructor(
    message: string,
    readonly status?: number,
  ) {
    super(message);
  }
}

/**
 * Escapes of, or as they are: halves of characters such as emoji, control characters, those that Unicode never assigns, and
 * those that nobody sees.
 */
const UNUSABLE =
  /\\(?:u(?:d[89a-f]|00[01]|00ad|20(?:0[bef]|2[a-e]|6[06-9])|feff|fff[ef])|[bf])|[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufffe\uffff]/i;

/** Characters that neither XML nor HTML may hold, other than white space. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const sanitizeValue = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? withoutInvisible(value.toWellFormed().replace(FORBIDDEN, '')) : value;

/**
 * Parses JSON into strings that every document may hold: `encodeURIComponent` throws on an emoji that a content system cut in
 * half, XML parsers on control characters, and one that nobody sees parts a word.
 */
export const parseJson = (text: string): unknown => JSON.parse(text, UNUSABLE.test(text) ? sanitizeValue : undefined);

/**
 * Fetches JSON within a limit of size; null for status 404. Throws for any other error status, once the signal is aborted,
 * and for a body that is too large, not JSON, or not UTF-8: another encoding would show as broken letters.
 */
export async function readJson(
  url: string,
  token: string | null,
  signal: AbortSignal,
): Promise<{ value: unknown; bytes: number; headers: Headers } | null> {
  const response = await fetch(url, {
    headers: { Accept: 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    signal,
    redirect: 'error',
    // Without `cache`: Next does not cache a plain call, and `no-store` would make the page dynamic.
  });
  if (!response.ok) {
    await response.body?.cancel();
    if (response.status === 404) return null;
    throw new ProviderFailure(`status ${response.status}`, response.status);
  }
  const bytes = await readBytes(response.body, MAX_BYTES, signal);
  if (!bytes) throw new ProviderFailure(`response over ${MAX_BYTES} bytes`);
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  return { value: parseJson(text), bytes: bytes.byteLength, headers: response.headers };
}
