import 'server-only';

/** A provider that has not answered in full after this many milliseconds counts as failed (behaviour “When things fail”). */
const TIMEOUT_MS = 5_000;
/** Ten times the largest list of a well-filled content system. */
const MAX_BYTES = 5_000_000;

export class ProviderFailure extends Error {}

async function readBounded(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new ProviderFailure(`answer over ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * The JSON at an address, within bounds of time and size and in UTF-8: another encoding would show as broken letters.
 *
 * @returns null for status 404
 * @throws {Error} for everything else that is no JSON with a status of success
 */
export async function readJson(url: string): Promise<{ value: unknown; bytes: number } | null> {
  const response = await fetch(url, {
    headers: { Accept: 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'error',
    // No `cache` here: Next keeps nothing of a plain call, while `no-store` would forbid keeping the page itself.
  });
  if (!response.ok) {
    await response.body?.cancel();
    if (response.status === 404) return null;
    throw new ProviderFailure(`status ${response.status}`);
  }
  const bytes = await readBounded(response);
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  return { value: JSON.parse(text), bytes: bytes.byteLength };
}
