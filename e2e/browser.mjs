import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { run } from './process.mjs';

const DEBIAN_PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser'];
/** Where Playwright gets its browsers from. */
const PLAYWRIGHT_HOST = 'https://cdn.playwright.dev';

const REACH_MS = 5_000;
const INSTALL_MS = 240_000;

/** The path of a browser that is there and starts, or null. */
function present() {
  const places = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...DEBIAN_PLACES];
  const works = (/** @type {string | undefined} */ path) =>
    path && existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
  return places.find(works) ?? null;
}

const isReachable = () =>
  fetch(PLAYWRIGHT_HOST, { method: 'HEAD', signal: AbortSignal.timeout(REACH_MS) }).then(
    () => true,
    () => false,
  );

const canUseApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

async function bringPlaywrights() {
  if (!(await isReachable())) return;
  console.log('site tests: no browser here, installing Playwright’s Chromium');
  await run('npx', ['playwright', 'install', '--with-deps', 'chromium'], { timeout: INSTALL_MS }).catch(() => {});
}

/** Debian’s browser, and a font for what the site’s own do not cover; only where there is none at all. */
async function bringDebians() {
  if (!canUseApt() || DEBIAN_PLACES.some(existsSync)) return;
  console.log('site tests: no browser here, installing Debian’s Chromium');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'];
  await run('apt-get', ['update', '-qq'], { timeout: INSTALL_MS, env });
  await run('apt-get', install, { timeout: INSTALL_MS, env });
}

/**
 * A Chromium to test with: `CHROMIUM_PATH`, Playwright’s own, Debian’s, else one that is brought now.
 *
 * @returns {Promise<string>} its path
 * @throws {Error} when there is none and none could be brought
 */
export async function findBrowser() {
  for (const bring of [async () => {}, bringPlaywrights, bringDebians]) {
    await bring();
    const path = present();
    if (path) return path;
  }
  throw new Error('there is no Chromium and none could be installed; install one and name it in CHROMIUM_PATH');
}
