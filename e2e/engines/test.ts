import { test as base, expect } from '@playwright/test';
import { SHIPPED_SITE } from '../ports';
import { type Connection, openConnection } from './connection';
import { startDisplay } from './display';
import type { Engine } from './driver';
import { startFirefox } from './firefox';
import { NOTE_ERRORS, Tab } from './tab';
import { startWebkit } from './webkit';

const ENGINES = { firefox: startFirefox, webkit: startWebkit };

type Options = {
  /** The viewport, in CSS pixels. */
  size: { width: number; height: number };
  hasConsent: boolean;
};

type EngineOptions = {
  /** Whether pages are drawn in the colours of the system; Firefox only. */
  forcesColours: boolean;
};

type Fixtures = Options & { connection: Connection; tab: Tab };

/** Tests of a site in an engine without Playwright’s protocol. They end with no error on the page. */
export const test = base.extend<Fixtures, EngineOptions & { engine: Engine }>({
  size: [{ width: 390, height: 760 }, { option: true }],
  hasConsent: [true, { option: true }],
  forcesColours: [false, { option: true, scope: 'worker' }],
  engine: [
    async ({ forcesColours }, use, { project }) => {
      const display = await startDisplay();
      const engine = await ENGINES[project.name as keyof typeof ENGINES](display.name, forcesColours);
      await use(engine);
      await engine.close();
      display.stop();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from the pattern.
  connection: async ({}, use) => {
    const connection = await openConnection(SHIPPED_SITE);
    await use(connection);
    await connection.close();
  },
  tab: async ({ engine, connection, size, hasConsent }, use) => {
    const consent = hasConsent ? `localStorage.setItem('cookieConsent', 'true');` : '';
    const driver = await engine.open({ ...size, script: `${NOTE_ERRORS}try { ${consent} } catch {}` });
    const tab = new Tab(driver, connection.origin);
    try {
      await use(tab);
      expect(await tab.errors()).toEqual([]);
    } finally {
      await driver.close();
    }
  },
});

export { expect };
