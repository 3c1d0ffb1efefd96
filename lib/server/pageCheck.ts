/** Rendered for every request without the provider, so that it tells whether pages can be rendered now. */
const PATH = '/tax?adults=1&nights=1';
const TIMEOUT_MS = 5_000;
/** Probes by several load balancers share one result. */
const FRESH_MS = 5_000;

/** Checks whether this process can render a page, by requesting one from its own address. */
export function createPageCheck(origin: () => string): () => Promise<boolean> {
  let result: Promise<boolean> | null = null;
  let checkedAt = 0;

  const check = async (): Promise<boolean> => {
    try {
      const response = await fetch(`${origin()}${PATH}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  };

  return () => {
    if (!result || Date.now() - checkedAt > FRESH_MS) {
      result = check();
      checkedAt = Date.now();
    }
    return result;
  };
}
