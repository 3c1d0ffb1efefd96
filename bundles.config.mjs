import { readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { build } from 'esbuild';

/**
 * The supported browsers as esbuild names them: `firefox111`. Next reads the same list.
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
    tsconfig: 'tsconfig.json',
    logLevel: 'warning',
  });
}

/** Bundles the scripts that stand inline in cached pages, at their end and in their head. */
export async function bundleInlineScripts() {
  await build({
    entryPoints: {
      deferScripts: 'lib/server/document/deferScripts.browser.ts',
      rememberLanguage: 'components/ui/chrome/rememberLanguage.browser.ts',
    },
    outdir: 'dist',
    bundle: true,
    minify: true,
    platform: 'browser',
    format: 'iife',
    target: BROWSERS,
    tsconfig: 'tsconfig.json',
    logLevel: 'warning',
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

/**
 * A Turbopack loader that bundles a service worker and exports the script as a string. Turbopack itself only bundles
 * workers that pages start, in files with hashed names; this one must be a single file at `/sw.js`.
 *
 * @this {{ async(): (error: unknown, code?: string) => void, resourcePath: string, addDependency(file: string): void }}
 */
export default function bundleServiceWorker() {
  const done = this.async();
  build({
    entryPoints: [this.resourcePath],
    bundle: true,
    write: false,
    minify: true,
    metafile: true,
    format: 'iife',
    target: BROWSERS,
    legalComments: 'none',
    tsconfig: 'lib/offline/worker/tsconfig.json',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  }).then(({ metafile, outputFiles: [script] }) => {
    for (const file of Object.keys(metafile.inputs)) this.addDependency(resolve(file));
    done(null, `export default ${JSON.stringify(script?.text.trim())};`);
  }, done);
}
