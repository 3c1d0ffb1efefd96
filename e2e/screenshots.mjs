// The pictures of the README: `npm run screenshots`. Builds if there is no build, starts the site on the content that ships
// with it, and writes e2e/screenshots anew: desktop and phone, both languages, first views, nothing moving.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from './browser.mjs';
import { PORTS, SHIPPED_SITE } from './ports.mjs';
import { run } from './process.mjs';
import { START_ARGUMENTS } from './startCommand.mjs';

const FOLDER = join('e2e', 'screenshots');
const BUILD_MS = 600_000;
const START_MS = 30_000;
/** What the pictures may weigh in all. */
const MAX_BYTES = 400_000;

/** `width` is that of the file; the view is photographed at `scale` device pixels for one of the page. */
const SCREENS = {
  desktop: { viewport: { width: 1440, height: 900 }, scale: 1, width: 1080, quality: 68 },
  phone: { viewport: { width: 390, height: 844 }, scale: 2, width: 390, quality: 66 },
};

/** @type {readonly { name: string, screen: keyof typeof SCREENS, path: string }[]} */
const SHOTS = [
  { name: 'home-en', screen: 'desktop', path: '/?lang=en' },
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

/** @param {import('@playwright/test').Browser} browser @param {typeof SHOTS[number]} shot */
async function shoot(browser, { name, screen, path }) {
  const { viewport, scale, width, quality } = SCREENS[screen];
  const page = await browser.newPage({ viewport, deviceScaleFactor: scale, reducedMotion: 'reduce' });
  await page.addInitScript(() => window.localStorage.setItem('cookieConsent', 'true'));
  const answer = await page.goto(SHIPPED_SITE + path, { waitUntil: 'networkidle' });
  if (answer?.status() !== 200) throw new Error(`${path}: ${answer?.status()}`);
  // The text face comes with the next page: what is being read does not move.
  await page.reload({ waitUntil: 'networkidle' });
  const file = join(FOLDER, `${screen}-${name}.webp`);
  await sharp(await page.screenshot())
    .resize({ width })
    .webp({ quality, effort: 6 })
    .toFile(file);
  await page.close();
  console.log(`${file}: ${statSync(file).size} bytes`);
  return statSync(file).size;
}

/** @param {import('node:child_process').ChildProcess} site */
async function untilItAnswers(site) {
  const deadline = Date.now() + START_MS;
  const isUp = () =>
    fetch(`${SHIPPED_SITE}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (site.exitCode !== null || Date.now() > deadline) throw new Error('the site did not start');
    await wait(100);
  }
}

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
if (!existsSync('.next/BUILD_ID')) {
  await run(process.execPath, ['node_modules/next/dist/bin/next', 'build'], { timeout: BUILD_MS });
}
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const site = spawn(process.execPath, START_ARGUMENTS, {
  env: { ...process.env, NODE_ENV: 'production', API_HOST: '', SITE_URL: '', PORT: String(PORTS.shipped) },
  stdio: 'ignore',
});
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
try {
  await untilItAnswers(site);
  let bytes = 0;
  for (const shot of SHOTS) bytes += await shoot(browser, shot);
  if (bytes > MAX_BYTES) throw new Error(`the pictures weigh ${bytes} bytes, more than ${MAX_BYTES}`);
} finally {
  await browser.close();
  if (site.exitCode === null) {
    site.kill('SIGTERM');
    await once(site, 'exit');
  }
}
