import { MESSAGES } from '../support/messages';
import { expect, test } from './test';

const messages = MESSAGES.en.MapPage.street;

test('the street map is drawn, and a place opened by keyboard', async ({ tab }) => {
  await tab.openHydrated('/map');
  // It serves the script of the map’s web worker.
  await tab.controlled();
  await tab.click('main button', messages.action);
  await tab.see('dialog[open] canvas');
  await tab.gone('dialog[open] [role=status]', messages.loading);
  await tab.gone('dialog[open] [role=status]', messages.failed);
  await tab.tabTo('dialog[open] [role=button]', 'Perast');
  await tab.press('Enter');
  await tab.focused('dialog[open] a', 'Perast');
  expect(await tab.evaluate(() => document.activeElement?.getAttribute('href'))).toMatch(/\?id=perast$/);
  await tab.press('Escape');
  await tab.gone('dialog');
  await tab.focused('main button', messages.action);
});

test.describe('after a broken connection', () => {
  test.skip(({ engineName }) => engineName === 'webkit', 'it takes half a script of unknown length for a whole one');

  test('the street map is loaded by another press', async ({ tab, connection }) => {
    await tab.openHydrated('/map');
    await tab.controlled();
    connection.truncated = /maplibre-gl\.[^/]+\.mjs$/;
    await tab.click('main button', messages.action);
    await tab.see('dialog[open] [role=status]', messages.failed);
    await tab.press('Escape');
    await tab.gone('dialog');
    connection.truncated = null;
    await tab.click('main button', messages.action);
    await tab.see('dialog[open] canvas');
  });
});
