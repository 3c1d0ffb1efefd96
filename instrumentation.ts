/** Milliseconds. Reading takes a third of a second, which the first response must not wait for. */
const DELAY_MS = 1_000;

/** Reads the shipped content soon after the start, so that its faults are in the log before most visitors come. */
export function register(): void {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  setTimeout(async () => {
    const { provider } = await import('@/lib/cms/currentProvider');
    const { getPartners } = await import('@/lib/partners/partners');
    provider();
    getPartners();
  }, DELAY_MS);
}
