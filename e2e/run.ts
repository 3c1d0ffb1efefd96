// The end-to-end tests (`npm run test:site`) install a browser if there is none, build without network, and run Playwright with
// the given parameters, such as `--grep banner`. Without any, or with `engines` among them, Firefox and WebKit follow.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser';
import { installEngines, installedEngines } from './engines/install';
import { run } from './process';
import { preload } from './support/preload';

const BUILD_MS = 600_000;

/** The build has no cache, no provider and no public URL, and may not use the network. */
async function build(): Promise<void> {
  rmSync(join('.next', 'cache'), { recursive: true, force: true });
  // Next warns in CI when this folder is missing.
  mkdirSync(join('.next', 'cache'), { recursive: true });
  const folder = mkdtempSync(join(tmpdir(), 'kotor-build-'));
  const calls = join(folder, 'calls');
  writeFileSync(calls, '');
  try {
    await run(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
      timeout: BUILD_MS,
      env: {
        API_HOST: undefined,
        SITE_URL: undefined,
        NODE_ENV: 'production',
        TYPES_CHECKED: 'true',
        NEXT_TELEMETRY_DISABLED: '1',
        NETWORK_CALLS: calls,
        NODE_OPTIONS: preload('e2e/noNetwork.ts'),
      },
    });
    const called = readFileSync(calls, 'utf8').trim();
    if (called) throw new Error(`the build connected to ${[...new Set(called.split('\n'))].join(', ')}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

try {
  process.chdir(fileURLToPath(new URL('..', import.meta.url)));
  const parameters = process.argv.slice(2);
  const selected = parameters.filter((each) => each !== 'engines');
  const withEngines = parameters.length === 0 || selected.length < parameters.length;
  const withChromium = parameters.length === 0 || selected.length > 0;
  console.log('site tests: building');
  // Beside the build; the engines after Chromium, because apt runs once at a time.
  const finding = findBrowser();
  const installation = withEngines && finding.then(installEngines, () => {});
  const [browser] = await Promise.all([finding, build()]);
  console.log(`site tests: testing with ${browser}`);
  const test = (...given: string[]): Promise<void> =>
    run(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', ...given], {
      env: { CHROMIUM_PATH: browser, FORCE_COLOR: undefined },
    });
  if (withChromium) await test(...selected);
  await installation;
  if (withEngines && installedEngines().length > 0) await test('--config', 'e2e/engines/playwright.config.ts');
} catch (error) {
  console.error(`site tests: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
