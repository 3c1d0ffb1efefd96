/** Reads the shipped content when the server starts, so that its faults are in the log before a visitor comes. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { provider } = await import('@/lib/cms/currentProvider');
  const { getPartners } = await import('@/lib/partners/partners');
  provider();
  getPartners();
}
