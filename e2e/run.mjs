// The site’s end-to-end tests: `npm run test:site`. Brings a browser if there is none, builds without a provider and
// without network, and runs Playwright; parameters go on to it, such as `node e2e/run.mjs --grep banner`.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.mjs';
import { run } from './process.mjs';

const BUILD_MS = 240_000;
const TESTS_MS = 1_000_000;

/** The build begins from nothing, knows no provider and no address, and may call nobody. */
async function build() {
  rmSync(join('.next', 'cache'), { recursive: true, force: true });
  // Next warns when CI keeps no cache between builds; here that is meant.
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
        NEXT_TELEMETRY_DISABLED: '1',
        NETWORK_CALLS: calls,
        NODE_OPTIONS: `--import ${fileURLToPath(new URL('./noNetwork.mjs', import.meta.url))}`,
      },
    });
    const called = readFileSync(calls, 'utf8').trim();
    if (called) throw new Error(`the build called ${[...new Set(called.split('\n'))].join(', ')}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

try {
  process.chdir(fileURLToPath(new URL('..', import.meta.url)));
  const browser = await findBrowser();
  console.log(`site tests: building, then testing with ${browser}`);
  await build();
  await run(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)], {
    timeout: TESTS_MS,
    env: { CHROMIUM_PATH: browser, FORCE_COLOR: undefined },
  });
} catch (error) {
  console.error(`site tests: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
