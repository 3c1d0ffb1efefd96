import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { run } from './process.mjs';

/** Debian’s browser without a window: it needs a quarter less time for the same, and is what Playwright tests with by itself. */
const SHELL = '/usr/bin/chromium-headless-shell';
const WINDOWED = ['/usr/bin/chromium', '/usr/bin/chromium-browser'];
/** Where Playwright gets its browsers from. */
const PLAYWRIGHT_HOST = 'https://cdn.playwright.dev';

const REACH_MS = 5_000;
const INSTALL_MS = 240_000;

/** The first of these browsers that is there and starts. @param {(string | undefined)[]} paths */
const working = (...paths) =>
  paths.find(
    (path) =>
      path && existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0,
  );

const isReachable = () =>
  fetch(PLAYWRIGHT_HOST, { method: 'HEAD', signal: AbortSignal.timeout(REACH_MS) }).then(
    () => true,
    () => false,
  );

const canUseApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Debian’s, and a font for what the site’s own do not cover. */
async function bringDebians() {
  if (!canUseApt()) return;
  console.log('site tests: installing Debian’s Chromium');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell', 'fonts-liberation'];
  try {
    await run('apt-get', ['update', '-qq'], { timeout: INSTALL_MS, env });
    await run('apt-get', install, { timeout: INSTALL_MS, env });
  } catch (error) {
    console.warn(`site tests: ${error instanceof Error ? error.message : error}`);
  }
}

async function bringPlaywrights() {
  if (!(await isReachable())) return;
  console.log('site tests: no browser here, installing Playwright’s Chromium');
  await run('npx', ['playwright', 'install', '--with-deps', 'chromium'], { timeout: INSTALL_MS }).catch(() => {});
}

/**
 * A Chromium to test with: `CHROMIUM_PATH`, else Playwright’s own or Debian’s without a window, brought where Debian’s
 * packages can be, else one with a window, else Playwright’s, brought now.
 *
 * @returns {Promise<string>} its path
 * @throws {Error} when there is none and none could be brought
 */
export async function findBrowser() {
  const preferred = () => working(process.env.CHROMIUM_PATH, chromium.executablePath(), SHELL);
  let path = preferred();
  if (!path) await bringDebians();
  path ??= preferred() ?? working(...WINDOWED);
  if (!path) await bringPlaywrights();
  path ??= preferred();
  if (!path)
    throw new Error('there is no Chromium and none could be installed; install one and name it in CHROMIUM_PATH');
  return path;
}
