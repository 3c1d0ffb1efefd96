import { readdirSync, readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { compileSheet, encodePlan } from 'beasties/compiler';
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

/** The packages whose code is in scripts that browsers load, apart from those they depend on. */
const BROWSER_PACKAGES = 'next react react-dom embla-carousel-react maplibre-gl minisearch pmtiles serwist swr'.split(
  ' ',
);

/** @param {string} name */
const packageOf = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));

/**
 * The name and version of a package, and the text of its licence, or its author where it has no such file.
 *
 * @param {string} name
 */
function licenceOf(name) {
  const { version, license, author } = packageOf(name);
  const file = readdirSync(`node_modules/${name}`).find((each) => /^licen[cs]e/i.test(each));
  const text = file ? readFileSync(`node_modules/${name}/${file}`, 'utf8').trim() : (author?.name ?? author);
  return `${name} ${version}, ${license}\n\n${text}\n`;
}

/** Writes the notices that have to accompany the code of others: minified scripts lose theirs. The imprint links to them. */
export async function writeLicences() {
  const names = BROWSER_PACKAGES.flatMap((name) => [name, ...Object.keys(packageOf(name).dependencies ?? {})]);
  const licences = [...new Set(names)].sort().map(licenceOf);
  await writeFile('public/licences.txt', licences.join(`\n${'-'.repeat(80)}\n\n`));
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
 * Parses the style sheets for the critical CSS of every page (`lib/server/document/postProcess.ts`).
 *
 * @param {string} folder of the URL `/_next/static/chunks`
 */
export async function compileStyleSheets(folder) {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.css'));
  const sheets = await Promise.all(
    files.map(async (file) => {
      const css = await readFile(join(folder, file), 'utf8');
      return encodePlan(compileSheet(css, { href: `/_next/static/chunks/${file}` }));
    }),
  );
  await writeFile('dist/styleSheets.json', JSON.stringify(sheets));
}
