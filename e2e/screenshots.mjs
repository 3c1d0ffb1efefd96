// The picture of the README: `npm run screenshots` against a running site. Desktop in English, phone in Montenegrin.
import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import sharp from 'sharp';

const SITE = process.env.SITE_URL ?? 'http://localhost:3000';
const TARGET = 'e2e/screenshots/home.jpg';
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const SCALE = 0.75;
const GAP = 24;

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox', '--disable-gpu'] });

/** @param {string} path @param {{ width: number, height: number }} viewport */
async function shoot(path, viewport) {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  await context.addInitScript(() => localStorage.setItem('cookieConsent', 'true'));
  const page = await context.newPage();
  await page.goto(`${SITE}${path}`, { waitUntil: 'networkidle' });
  const bytes = await page.screenshot();
  await context.close();
  return sharp(bytes).resize({ width: Math.round(viewport.width * SCALE) }).toBuffer();
}

const [desktop, phone] = [await shoot('/', DESKTOP), await shoot('/vidi-i-uradi/article/perast?id=perast', PHONE)];
await browser.close();

const width = Math.round((DESKTOP.width + PHONE.width) * SCALE) + GAP;
mkdirSync('e2e/screenshots', { recursive: true });
await sharp({ create: { width, height: Math.round(DESKTOP.height * SCALE), channels: 3, background: '#ffffff' } })
  .composite([
    { input: desktop, left: 0, top: 0 },
    { input: phone, left: Math.round(DESKTOP.width * SCALE) + GAP, top: Math.round(((DESKTOP.height - PHONE.height) * SCALE) / 2) },
  ])
  .jpeg({ quality: 82, mozjpeg: true })
  .toFile(TARGET);
console.log(TARGET);
