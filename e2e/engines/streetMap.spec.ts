import { WORDS } from '../support/words';
import { expect, test } from './test';

const words = WORDS.en.MapPage.street;

test('the street map is drawn, and a place opened by keyboard', async ({ tab }) => {
  await tab.openHydrated('/map');
  // It serves the script of the map’s web worker.
  await tab.controlled();
  await tab.click('main button', words.action);
  await tab.see('dialog[open] canvas');
  await tab.gone('dialog[open] [role=status]', words.loading);
  await tab.gone('dialog[open] [role=status]', words.failed);
  await tab.tabTo('dialog[open] [role=button]', 'Perast');
  await tab.press('Enter');
  await tab.focused('dialog[open] a', 'Perast');
  expect(await tab.evaluate(() => document.activeElement?.getAttribute('href'))).toMatch(/\?id=perast$/);
  await tab.press('Escape');
  await tab.gone('dialog');
  await tab.focused('main button', words.action);
});

test.describe('after a broken connection', () => {
  test.skip(({ engineName }) => engineName === 'webkit', 'it takes half a script of unknown length for a whole one');

  test('the street map is loaded by another press', async ({ tab, connection }) => {
    await tab.openHydrated('/map');
    await tab.controlled();
    connection.truncated = /maplibre-gl\.[^/]+\.mjs$/;
    await tab.click('main button', words.action);
    await tab.see('dialog[open] [role=status]', words.failed);
    await tab.press('Escape');
    await tab.gone('dialog');
    connection.truncated = null;
    await tab.click('main button', words.action);
    await tab.see('dialog[open] canvas');
  });
});
