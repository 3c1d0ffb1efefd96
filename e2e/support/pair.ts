import type { startProvider, TestProvider } from './provider';
import type { Site } from './site';
import { test } from './test';

type Size = Parameters<typeof startProvider>[0];

/** Tests with a provider and a site of their own, started for each. */
export const pairTest = test.extend<{ size: Size; provider: TestProvider; site: Site }>({
  size: [undefined, { option: true }],
  provider: async ({ startProvider, size }, use) => use(await startProvider(size)),
  site: async ({ startSite, provider }, use) => use(await startSite({ apiHost: provider.origin })),
});
