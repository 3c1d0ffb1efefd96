import { test as base, expect } from '@playwright/test';
import { SHIPPED_SITE } from '../ports';
import { type FaultyConnection, startFaultyConnection } from '../support/faultyConnection';
import { startDisplay } from './display';
import { type Engine, type Preferences, USUAL } from './driver';
import { startFirefox } from './firefox';
import { NOTE_ERRORS, Tab } from './tab';
import { startWebkit } from './webkit';

const ENGINES = { firefox: startFirefox, webkit: startWebkit };

type Options = {
  /** The viewport, in CSS pixels. */
  size: { width: number; height: number };
  hasConsent: boolean;
  /** Whether what the tests click is reached by Tab and activated by Enter. */
  isByKeyboard: boolean;
  site: string;
};

export type EngineOptions = Preferences & { engineName: keyof typeof ENGINES };

type Fixtures = { connection: FaultyConnection; tab: Tab };

/** Tests of a site in an engine without Playwright’s protocol. They end with no error on the page. */
export const test = base.extend<Options & Fixtures, EngineOptions & { engine: Engine }>({
  size: [{ width: 390, height: 760 }, { option: true }],
  hasConsent: [true, { option: true }],
  isByKeyboard: [false, { option: true }],
  site: [SHIPPED_SITE, { option: true }],
  engineName: ['firefox', { option: true, scope: 'worker' }],
  forcesColours: [USUAL.forcesColours, { option: true, scope: 'worker' }],
  textSize: [USUAL.textSize, { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName, forcesColours, textSize }, use) => {
      const display = await startDisplay();
      const engine = await ENGINES[engineName](display.name, { forcesColours, textSize });
      await use(engine);
      await engine.close();
      display.stop();
    },
    { scope: 'worker' },
  ],
  connection: async ({ site }, use) => {
    const connection = await startFaultyConnection(site);
    await use(connection);
    await connection.close();
  },
  tab: async ({ engine, connection, size, hasConsent, isByKeyboard }, use) => {
    const consent = hasConsent ? `localStorage.setItem('cookieConsent', 'true');` : '';
    const driver = await engine.open({ ...size, script: `${NOTE_ERRORS}try { ${consent} } catch {}` });
    const tab = new Tab(driver, connection.origin, isByKeyboard);
    try {
      await use(tab);
      expect(await tab.errors()).toEqual([]);
    } finally {
      await driver.close();
    }
  },
});

export { expect };
