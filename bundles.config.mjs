import { build } from 'esbuild';

/** The programs that Node loads by itself, outside of Next: the server, Next's cache handler and the share card process. */
const NODE_ENTRIES = {
  server: 'lib/server/start.mjs',
  cacheHandler: 'lib/cache/cacheHandler.mjs',
  drawCards: 'lib/cards/draw/start.mjs',
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

/** Bundles the script that stands inline in cached pages into `dist/loader.js`. */
export async function bundleLoader() {
  await build({
    entryPoints: { loader: 'lib/document/loader.ts' },
    outdir: 'dist',
    bundle: true,
    minify: true,
    platform: 'browser',
    format: 'esm',
    target: 'es2022',
    tsconfig: 'tsconfig.json',
    logLevel: 'warning',
  });
}
