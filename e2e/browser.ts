import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installPackages } from './apt';
import { run } from './process';

/** Debian’s headless build: a quarter faster than the full browser, and the kind that Playwright tests with by default. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const FULL_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser'];

const VERSION_MS = 20_000;
const INSTALL_MS = 240_000;

const isWorking = (path: string): boolean =>
  existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: VERSION_MS }).status === 0;

const firstWorking = (...paths: (string | undefined)[]): string | undefined =>
  paths.find((path) => path && isWorking(path));

const warn = ({ message }: Error): void => console.warn(`site tests: ${message}`);

/** With a font for characters that the site’s own fonts lack. */
async function installFromDebian(): Promise<void> {
  console.log('site tests: no browser here, installing Debian’s Chromium');
  await installPackages(['chromium-headless-shell', 'fonts-liberation']).catch(warn);
}

async function installFromPlaywright(): Promise<void> {
  console.log('site tests: installing Playwright’s Chromium');
  await run('npx', ['playwright', 'install', '--with-deps', 'chromium'], { timeout: INSTALL_MS }).catch(warn);
}

/**
 * The path of a Chromium to test with: `CHROMIUM_PATH`, else Playwright’s or Debian’s headless one, installed if apt is
 * available, else a full browser, else Playwright’s, installed now.
 *
 * @throws {Error} when there is none and none could be installed
 */
export async function findBrowser(): Promise<string> {
  const preferred = () => firstWorking(process.env.CHROMIUM_PATH, chromium.executablePath(), HEADLESS_SHELL);
  const path =
    preferred() ??
    (await installFromDebian().then(preferred)) ??
    firstWorking(...FULL_BROWSERS) ??
    (await installFromPlaywright().then(preferred));
  if (!path) throw new Error('there is no Chromium and none could be installed; install one and set CHROMIUM_PATH');
  return path;
}
