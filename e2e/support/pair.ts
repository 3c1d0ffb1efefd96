import { startProvider, type TestProvider } from './provider';
import { type SecureProvider, startSecureProvider } from './secureProvider';
import { type Site, startSite } from './site';
import { test } from './test';

type Pair = { provider: TestProvider; site: Site };

/** Tests with a provider and a site of their own, started for each. */
export const pairTest = test.extend<Pair>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function names
  provider: async ({}, use) => {
    const provider = await startProvider();
    await use(provider);
    await provider.stop();
  },
  site: async ({ provider }, use) => {
    const site = await startSite({ apiHost: provider.origin });
    await use(site);
    await site.stop();
  },
});

type SecurePair = { provider: SecureProvider; site: Site };

/** As `pairTest`, over TLS; the site trusts the issuer of the valid certificate. */
export const securePairTest = test.extend<SecurePair>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function names
  provider: async ({}, use) => {
    const provider = await startSecureProvider();
    await use(provider);
    await provider.stop();
  },
  site: async ({ provider }, use) => {
    const site = await startSite({ apiHost: provider.origin, variables: provider.trust });
    await use(site);
    await site.stop();
  },
});
