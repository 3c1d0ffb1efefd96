import { readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { build } from 'esbuild';

/**
 * The supported browsers as esbuild names them: `firefox115`. Next reads the same list.
 *
 * @type {string[]}
 */
const BROWSERS = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')).browserslist.map(
  (/** @type {string} */ browser) => browser.replace('ios_saf', 'ios').replace(' ', ''),
);

/**
 * What Node loads outside of Next's bundles: the server, Next's cache handler, the process that renders share images, and the
 * content check of the build.
 */
const NODE_ENTRIES = {
  server: 'lib/server/start.ts',
  cacheHandler: 'lib/server/page-cache/cacheHandler.ts',
  renderShareImages: 'lib/seo/share-images/render/main.ts',
  reportFaults: 'lib/cms/files/reportFaults.ts',
};

/** Bundles the Node entries into `dist`. Shared modules become shared chunks, so that their state is shared too. */
export async function bundleForNode() {
  await build({
    entryPoints: NODE_ENTRIES,
    outdir: 'dist',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
  });
}

/**
 * Bundles what browsers run besides Next’s scripts: the scripts that stand inline in cached pages, at their end and in their head,
 * and the service workers, each of which must be a single file.
 */
export async function bundleForBrowsers() {
  await build({
    entryPoints: {
      deferScripts: 'lib/server/document/deferScripts.browser.ts',
      rememberLanguage: 'components/ui/chrome/rememberLanguage.browser.ts',
      worker: 'lib/offline/worker/main.ts',
      workerOff: 'lib/offline/worker/off.ts',
    },
    outdir: 'dist',
    bundle: true,
    minify: true,
    target: BROWSERS,
    legalComments: 'none',
  });
}

/** Brotli’s default level is its highest: slow, but the build compresses once for all visitors. */
const COMPRESSIONS = [
  { extension: '.br', compress: promisify(brotliCompress) },
  { extension: '.gz', compress: promisify(gzip) },
];

/**
 * Puts the compressed forms of scripts and style sheets beside them, for `lib/server/compressedFiles.ts`.
 *
 * @param {string} folder
 */
export async function compressFiles(folder) {
  const files = (await readdir(folder)).filter((file) => /\.(?:js|css)$/.test(file));
  const write = async (/** @type {string} */ file) => {
    const content = await readFile(file);
    await Promise.all(
      COMPRESSIONS.map(async ({ extension, compress }) => writeFile(file + extension, await compress(content))),
    );
  };
  await Promise.all(files.map((file) => write(join(folder, file))));
}
