// The screenshots of the README and of the web app manifest: `npm run screenshots`. Builds if there is no build, starts the site
// with the shipped content, and replaces e2e/screenshots and those in public/icons: desktop and phone, both languages, above the
// fold, with reduced motion.
import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from './browser';
import { run } from './process';
import { startSite } from './support/site';

const FOLDER = join('e2e', 'screenshots');
/** Of those that the manifest names. */
const SERVED = join('public', 'icons');
const BUILD_MS = 600_000;
/** Limit of all screenshots together. */
const MAX_BYTES = 400_000;

/** `width` is that of the file, `scale` the device pixel ratio of the screenshot. */
const SCREENS = {
  desktop: { viewport: { width: 1440, height: 900 }, scale: 1, width: 1080, quality: 68 },
  phone: { viewport: { width: 390, height: 844 }, scale: 2, width: 390, quality: 66 },
};

type Shot = { name: string; screen: keyof typeof SCREENS; path: string; folder?: string };

const SHOTS: readonly Shot[] = [
  { name: 'home-en', screen: 'desktop', path: '/?lang=en', folder: SERVED },
  { name: 'home-en', screen: 'phone', path: '/?lang=en', folder: SERVED },
  { name: 'guide-sr', screen: 'desktop', path: '/vidi-i-uradi' },
  { name: 'home-sr', screen: 'phone', path: '/?lang=sr' },
  {
    name: 'article-en',
    screen: 'phone',
    path: '/see-and-do/towns-of-the-bay/eastern-shore/article/perast-a-town-without-walls',
  },
  { name: 'events-sr', screen: 'phone', path: '/dogadjaji' },
  { name: 'visitors-info-en', screen: 'phone', path: '/visitors-info?lang=en' },
];

/** Takes a screenshot and returns its size in bytes. */
async function shoot(browser: Browser, { name, screen, path, folder = FOLDER }: Shot): Promise<number> {
  const { viewport, scale, width, quality } = SCREENS[screen];
  const page = await browser.newPage({ viewport, deviceScaleFactor: scale, reducedMotion: 'reduce' });
  await page.addInitScript(() => window.localStorage.setItem('cookieConsent', 'true'));
  const response = await page.goto(site.origin + path, { waitUntil: 'networkidle' });
  if (response?.status() !== 200) throw new Error(`${path}: ${response?.status()}`);
  // The web fonts are used from the second page on, so that text does not move while it is read.
  await page.reload({ waitUntil: 'networkidle' });
  const file = join(folder, `${screen}-${name}.webp`);
  await sharp(await page.screenshot())
    .resize({ width })
    .webp({ quality, effort: 6 })
    .toFile(file);
  await page.close();
  console.log(`${file}: ${statSync(file).size} bytes`);
  return statSync(file).size;
}

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
if (!existsSync('.next/BUILD_ID')) {
  await run(process.execPath, ['node_modules/next/dist/bin/next', 'build'], { timeout: BUILD_MS });
}
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const site = await startSite();
const browser = await chromium.launch({ executablePath: await findBrowser() });
try {
  let bytes = 0;
  for (const shot of SHOTS) bytes += await shoot(browser, shot);
  if (bytes > MAX_BYTES) throw new Error(`the screenshots have ${bytes} bytes, more than ${MAX_BYTES}`);
} finally {
  await browser.close();
  await site.stop();
}
