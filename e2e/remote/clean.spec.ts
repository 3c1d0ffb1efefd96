import { isProvided, LAYOUTS, pagePaths } from '../support/addresses';
import { expectClean } from '../support/clean';
import { openHydrated, test } from '../support/test';

// accessibility/pages.spec.ts opens the pages of the shipped content, and those without content.
test('hydrates pages of the provider without an error, a foreign request or a foreign script', async ({
  page,
  complaints,
}) => {
  test.setTimeout(120_000);
  const paths = pagePaths('remote', 'en');
  for (const kind of LAYOUTS.filter(isProvided)) {
    const path = paths[kind];
    await openHydrated(page, path);
    await expectClean(page, path, complaints);
  }
});
