import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PHASE_PRODUCTION_BUILD, PHASE_PRODUCTION_SERVER } from 'next/constants.js';

const MONTH_SECONDS = 2_592_000;

/** Read as a file: Node 20 imports no JSON without a warning. Pages read it by lib/pictures/pictureSizes.ts. */
const pictureSizes = JSON.parse(readFileSync(new URL('./lib/pictures/pictureSizes.json', import.meta.url), 'utf8'));

/** Pages named `page.dev.tsx` are there while working on the site, and in no build. */
const PAGE_EXTENSIONS = process.env.NODE_ENV === 'development' ? ['tsx', 'ts', 'dev.tsx'] : ['tsx', 'ts'];

/**
 * Reads only variables of the build, since the result is baked into it.
 *
 * @type {import('next').NextConfig}
 */
const config = {
  poweredByHeader: false,
  // The server compresses a cached page once, not for each client (lib/server/compressPages.ts).
  compress: false,
  // So is its ETag: computed for each client, it took 0.27 ms of the 1.6 ms that a cached page may take.
  generateEtags: false,
  pageExtensions: PAGE_EXTENSIONS,
  // The tests build what `npm run check` has checked.
  typescript: { ignoreBuildErrors: process.env.TYPES_CHECKED === 'true' },
  // Every stylesheet has the mixins and breakpoints of the design.
  sassOptions: { loadPaths: ['components/ui'], additionalData: "@use 'design/mixins' as *;\n" },
  compiler: {
    runAfterProductionCompile: async ({ distDir }) => {
      const { compileStyleSheets, compressFiles } = await import('./bundles.config.mjs');
      const chunks = join(distDir, 'static', 'chunks');
      await Promise.all([compressFiles(chunks), compileStyleSheets(chunks)]);
    },
  },
  cacheMaxMemorySize: 0,
  // A page is loaded at its first request: with all of them loaded before, the first response came half a second later.
  experimental: {
    preloadEntriesOnStart: false,
    // Else libvips keeps the pixels of the last pictures it resized: ten photographs in a row held 741 MB.
    imgOptOperationCache: false,
  },
  // Read once for the server, the middleware and all pages: once for each bundle, the first response came 0.1 s later.
  serverExternalPackages: ['@redis/client', 'zod', 'lru-cache', 'marked', 'parse5'],
  images: {
    localPatterns: [{ pathname: '/media/**', search: '' }],
    deviceSizes: [...pictureSizes.thumbnails, ...pictureSizes.prepared],
    imageSizes: [],
    qualities: [60],
    formats: ['image/avif', 'image/webp'],
    minimumCacheTTL: MONTH_SECONDS,
    maximumDiskCacheSize: 200_000_000,
  },
  // Sitemaps list what lies at or under their own folder, so theirs is the root. The middleware responds 404 to other names.
  async rewrites() {
    return [{ source: '/sitemap-:name.xml', destination: '/sitemaps/:name' }];
  },
  async headers() {
    const headers = [{ key: 'Cache-Control', value: `public, max-age=${MONTH_SECONDS}` }];
    return ['/pictures/:file*', '/icons/:file*', '/fonts/:file*'].map((source) => ({ source, headers }));
  },
};

/** Bundled by the build (bundles.config.mjs), which stores nothing in it. */
const cacheHandler = fileURLToPath(new URL('./dist/cacheHandler.mjs', import.meta.url));

/** The plugin tells the build where the messages are; a start needs neither its compiler nor the bundles. */
export default async function configOf(/** @type {string} */ phase) {
  if (phase === PHASE_PRODUCTION_SERVER) return { ...config, cacheHandler };
  const { bundleForNode, bundleForBrowsers, writeLicences } = await import('./bundles.config.mjs');
  await Promise.all([bundleForNode(), bundleForBrowsers(), writeLicences()]);
  const { reportFaults } = await import(new URL('./dist/reportFaults.mjs', import.meta.url).href);
  // A start leaves out what has a fault; a build must not ship it.
  if (reportFaults() > 0 && phase === PHASE_PRODUCTION_BUILD) process.exit(1);
  const { default: createNextIntlPlugin } = await import('next-intl/plugin');
  return createNextIntlPlugin('./lib/i18n/request.ts')(config);
}
