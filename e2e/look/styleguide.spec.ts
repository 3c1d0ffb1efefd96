import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, type Page, test } from '@playwright/test';
import { PORTS } from '../ports';

const ORIGIN = `http://localhost:${PORTS.look}`;
const START_MS = 60_000;

/** The parts of the style guide, by their names on it. */
const PARTS = [
  ...['colours', 'type', 'space', 'controls', 'badges'],
  ...['content-cards', 'event-cards', 'horizontal-cards', 'gallery'],
];

/** Parts that are laid out otherwise where there is little room. */
const NARROW_PARTS = ['type', 'controls', 'content-cards', 'event-cards', 'horizontal-cards'];

/**
 * What the look is compared in: our own fonts at once, although a page would rather not wait for them, and no pictures but
 * their colours, so that the comparison is small and tells of the design alone.
 */
const CALM = `
  @font-face { font-family: 'EB Garamond'; font-weight: 500; font-display: block; src: url('/fonts/eb-garamond-500.woff2') }
  @font-face { font-family: 'Source Sans 3'; font-weight: 400 600; font-display: block; src: url('/fonts/source-sans-3.woff2') }
  @font-face { font-family: 'Source Sans 3'; font-weight: 400 600; font-display: block; src: url('/fonts/source-sans-3-ext.woff2');
    unicode-range: U+0106-0107, U+010C-010D, U+0110-0111, U+0160-0161, U+017D-017E }
  picture img { visibility: hidden }
  header, footer, nextjs-portal, main > :not([data-shown]) { display: none }
`;

test.describe.configure({ mode: 'default', timeout: START_MS });

let site: ChildProcess;

// The style guide is part of the site as it is worked on, and of no build.
test.beforeAll(async () => {
  test.setTimeout(START_MS * 2);
  site = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'dev', '--port', String(PORTS.look)], {
    env: { ...process.env, NODE_ENV: 'development', API_HOST: '', SITE_URL: '', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: 'ignore',
    detached: true,
  });
  const deadline = Date.now() + START_MS;
  const isUp = (): Promise<boolean> =>
    fetch(`${ORIGIN}/styleguide`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (site.exitCode !== null || Date.now() > deadline) throw new Error('the style guide does not answer');
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
});

test.afterAll(async () => {
  if (site.exitCode !== null || !site.pid) return;
  process.kill(-site.pid, 'SIGTERM');
  await once(site, 'exit');
});

async function open(page: Page): Promise<void> {
  await page.addInitScript(() => window.localStorage.setItem('cookieConsent', 'true'));
  await page.goto(`${ORIGIN}/styleguide`);
  await page.addStyleTag({ content: CALM });
  await page.evaluate(async () => {
    const fonts = ['500 20px "EB Garamond"', '400 20px "Source Sans 3"', '600 20px "Source Sans 3"'];
    await Promise.all(fonts.map((face) => document.fonts.load(face, 'Abcč')));
  });
}

/** Compares parts one by one, each alone on the page: what stands above may not move it by a fraction of a pixel. */
async function compare(page: Page, parts: readonly string[], screen: string): Promise<void> {
  for (const part of parts) {
    const section = page.locator('section', { has: page.locator(`#specimen-${part}`) });
    await section.evaluate((element) => {
      for (const each of element.parentElement?.children ?? []) each.toggleAttribute('data-shown', each === element);
    });
    await expect.soft(section).toHaveScreenshot([screen, `${part}.png`]);
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every part looks as it did: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1024, height: 800 });
    await open(page);
    await compare(page, PARTS, colorScheme);
  });
}

test('every part looks as it did on a phone', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  await compare(page, NARROW_PARTS, 'phone');
});
