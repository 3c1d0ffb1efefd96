// How far every text on a picture stands out from it, over all pages of a running site, on phone and desktop:
// `node e2e/bench/contrast.mjs http://localhost:3000`. The worst pages first; the bar is 4.5.
import { chromium } from '@playwright/test';
import { findBrowser } from '../browser';
import { measureTextOverPictures } from './textOverPictures.mjs';

const BAR = 4.5;
const SCREENS = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

const origin = process.argv[2] ?? 'http://localhost:3000';
const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
const paths = [
  ...new Set(
    [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address.replaceAll('&amp;', '&'))),
  ),
].map(({ pathname, search }) => `${pathname}${search}`);

const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const page = await browser.newPage({ reducedMotion: 'reduce', serviceWorkers: 'block' });
await page.addInitScript(() => window.localStorage.setItem('cookieConsent', 'true'));
const rows = [];
for (const path of paths) {
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await page.goto(`${origin}${path}`);
    for (const { text, contrast } of await measureTextOverPictures(page, { isWhole: !path.includes('/article/') })) {
      rows.push({ contrast: Number(contrast.toFixed(2)), width: screen.width, text: text.slice(0, 40), path });
    }
  }
}
await browser.close();

rows.sort((a, b) => a.contrast - b.contrast);
const failing = rows.filter(({ contrast }) => contrast < BAR);
console.table(rows.slice(0, Math.max(40, failing.length)));
console.log(`${rows.length} texts on ${paths.length} pages, ${failing.length} under ${BAR}`);
process.exitCode = failing.length > 0 ? 1 : 0;
