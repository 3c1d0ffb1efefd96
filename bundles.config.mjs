import { build } from 'esbuild';

/** The programs that Node loads by itself, outside of Next: the server, Next's cache handler and the share card process. */
const NODE_ENTRIES = {
  server: 'lib/server/start.ts',
  cacheHandler: 'lib/cache/cacheHandler.ts',
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
