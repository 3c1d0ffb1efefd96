import { providedPages } from '../support/addresses';
import { expectClean } from '../support/clean';
import { settle, test } from '../support/test';

// everyone/pages.spec.ts opens the pages of the shipped content, and those without content.
test('hydrates every page of the provider without an error, a foreign request or a foreign script', async ({
  page,
  complaints,
}) => {
  test.setTimeout(120_000);
  for (const path of providedPages('remote', 'en')) {
    await page.goto(path);
    await settle(page);
    await expectClean(page, path, complaints);
  }
});
