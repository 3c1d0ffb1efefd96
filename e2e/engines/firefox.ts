import { setTimeout } from 'node:timers/promises';
import puppeteer, { type Browser, type KeyInput } from 'puppeteer-core';
import type { Engine, Preferences } from './driver';

export const FIREFOX = '/usr/bin/firefox-esr';

const START_MS = 40_000;
const CALL_MS = 30_000;
const CLOSE_MS = 5_000;

/** One process, with a separate container for each page. */
const engineOf = (browser: Browser): Engine => ({
  open: async ({ width, height, script, slowdown = 1 }) => {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport({ width, height });
    await page.evaluateOnNewDocument(script);
    if (slowdown > 1) await page.emulateCPUThrottling(slowdown);
    return {
      goto: (url) => page.goto(url, { waitUntil: 'domcontentloaded' }),
      evaluate: (expression) => page.evaluate(expression),
      clickAt: (x, y) => page.mouse.click(x, y),
      press: async (keys) => {
        const [key, modifier] = keys.split('+').reverse() as [KeyInput, KeyInput?];
        if (modifier) await page.keyboard.down(modifier);
        await page.keyboard.press(key);
        if (modifier) await page.keyboard.up(modifier);
      },
      type: (text) => page.keyboard.type(text),
      reload: () => page.reload({ waitUntil: 'domcontentloaded' }),
      print: () => page.pdf({ format: 'A4' }),
      close: () => context.close(),
    };
  },
  close: async () => {
    await Promise.race([browser.close(), setTimeout(CLOSE_MS)]);
    browser.process()?.kill('SIGKILL');
  },
});

/** Scripts of languages, for which Firefox has a text size each. */
const SCRIPTS = ['x-western', 'x-unicode', 'x-cyrillic'];

/** Firefox over WebDriver BiDi. */
export async function startFirefox(display: string, { forcesColours, textSize }: Preferences): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    // WebGL needs a display.
    headless: false,
    acceptInsecureCerts: true,
    timeout: START_MS,
    protocolTimeout: CALL_MS,
    env: { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1' },
    // Scrollbars over the page, as on a phone.
    extraPrefsFirefox: {
      'ui.useOverlayScrollbars': 1,
      'focusmanager.testmode': false,
      'browser.display.document_color_use': forcesColours ? 2 : 0,
      ...Object.fromEntries(SCRIPTS.map((script) => [`font.size.variable.${script}`, textSize])),
    },
  });
  return engineOf(browser);
}

/** Chromium, to compare. */
export const startChromium = async (executablePath: string): Promise<Engine> =>
  engineOf(await puppeteer.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] }));
