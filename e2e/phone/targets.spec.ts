import { kindsOfPage } from '../support/addresses';
import { smallTargetsOf } from '../support/layout';
import { expect, settle, test } from '../support/test';

for (const [kind, path] of Object.entries(kindsOfPage('shipped', 'sr'))) {
  test(`a finger hits every control on ${kind}`, async ({ page }) => {
    await page.goto(path);
    await settle(page);
    expect(await smallTargetsOf(page, { links: 24, controls: 44 })).toEqual([]);
  });
}
