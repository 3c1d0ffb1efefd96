import { startProvider, type TestProvider } from './provider';
import { type SecureProvider, startSecureProvider } from './secureProvider';
import { type Site, startSite } from './site';
import { test } from './test';

type Size = Parameters<typeof startProvider>[0];

const pairTestOf = <Provider extends TestProvider>(
  start: (size: Size) => Promise<Provider>,
  variablesOf: (provider: Provider) => Record<string, string>,
) =>
  test.extend<{ size: Size; provider: Provider; site: Site }>({
    size: [undefined, { option: true }],
    provider: async ({ size }, use) => {
      const provider = await start(size);
      await use(provider);
      await provider.stop();
    },
    site: async ({ provider }, use) => {
      const site = await startSite({ apiHost: provider.origin, variables: variablesOf(provider) });
      await use(site);
      await site.stop();
    },
  });

/** Tests with a provider and a site of their own, started for each. */
export const pairTest = pairTestOf<TestProvider>(startProvider, () => ({}));

/** As `pairTest`, over TLS; the site trusts the issuer of the valid certificate. */
export const securePairTest = pairTestOf<SecureProvider>(startSecureProvider, ({ trust }) => trust);
