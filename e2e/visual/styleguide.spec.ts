import { expect, type Page, test } from '@playwright/test';
import { PORTS } from '../ports';
import { SITE_ENVIRONMENT } from '../startCommand';
import { isUp } from '../support/http';
import { type Program, startProgram } from '../support/program';

const ORIGIN = `http://localhost:${PORTS.visual}`;
const START_MS = 60_000;

/** The parts of the style guide, by their names on it. */
const PARTS = [
  ...['colours', 'type', 'space', 'controls', 'badges'],
  ...['content-cards', 'event-cards', 'horizontal-cards', 'gallery'],
];

/** Parts with another layout on narrow screens. */
const NARROW_PARTS = ['type', 'controls', 'content-cards', 'event-cards', 'horizontal-cards'];

/**
 * Makes the screenshots independent of the machine: web fonts from the start, none of the machine’s own fonts, and
 * background colours instead of photographs.
 */
const STYLES = `
  @font-face { font-family: 'EB Garamond'; font-weight: 500; font-display: block; src: url('/fonts/eb-garamond-500.woff2') }
  @font-face { font-family: 'Source Sans 3'; font-weight: 400 600; font-display: block; src: url('/fonts/source-sans-3-latin.woff2') }
  code { font-family: inherit }
  a[rel='noopener'] [aria-hidden] { display: none }
  picture img { visibility: hidden }
  header, footer, nextjs-portal, main > :not([data-shown]) { display: none }
`;

test.describe.configure({ mode: 'default' });

let site: Program | undefined;

// Only the development server serves the style guide.
test.beforeAll(async () => {
  const parameters = ['node_modules/next/dist/bin/next', 'dev', '--port', String(PORTS.visual)];
  site = await startProgram(process.execPath, parameters, {
    env: {
      ...process.env,
      ...SITE_ENVIRONMENT,
      NODE_ENV: 'development',
      NEXT_TELEMETRY_DISABLED: '1',
    },
    isReady: () => isUp(ORIGIN, '/styleguide'),
    timeout: START_MS,
    detached: true,
  });
});

test.afterAll(() => site?.terminate());

async function open(page: Page): Promise<void> {
  await page.addInitScript(() => window.localStorage.setItem('cookieConsent', 'true'));
  await page.goto(`${ORIGIN}/styleguide`);
  await page.addStyleTag({ content: STYLES });
  await page.evaluate(async () => {
    const fonts = ['500 20px "EB Garamond"', '400 20px "Source Sans 3"', '600 20px "Source Sans 3"'];
    await Promise.all(fonts.map((face) => document.fonts.load(face, 'Abcč')));
  });
}

/** Names of the machine’s own fonts that the style guide shows text in. */
async function systemFonts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'section, section *',
  });
  const used = await Promise.all(nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId })));
  await session.detach();
  return used.flatMap(({ fonts }) => fonts.filter((font) => !font.isCustomFont).map(({ familyName }) => familyName));
}

/** Compares each part separately, since those above it could shift it by a fraction of a pixel. */
async function compare(page: Page, parts: readonly string[], screen: string): Promise<void> {
  for (const part of parts) {
    const section = page.locator('section', { has: page.locator(`#specimen-${part}`) });
    await section.evaluate((element) => {
      for (const each of element.parentElement?.children ?? []) each.toggleAttribute('data-shown', each === element);
    });
    expect.soft(await systemFonts(page), part).toEqual([]);
    await expect.soft(section).toHaveScreenshot([screen, `${part}.png`]);
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`shows every part as in its picture: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1024, height: 800 });
    await open(page);
    await compare(page, PARTS, colorScheme);
  });
}

test('shows every part as in its picture: phone', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  await compare(page, NARROW_PARTS, 'phone');
});
