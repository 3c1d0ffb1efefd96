import { fileURLToPath } from 'node:url';
import createNextIntlPlugin from 'next-intl/plugin';
import { PREPARED_WIDTHS } from './lib/content/pictureSizes.mjs';

const YEAR_SECONDS = 31_536_000;
const MONTH_SECONDS = 2_592_000;

/** Pages named `page.dev.tsx` are there while working on the site, and in no build. */
const PAGE_EXTENSIONS = process.env.NODE_ENV === 'development' ? ['tsx', 'ts', 'dev.tsx'] : ['tsx', 'ts'];

/** Nothing here may read a variable that changes at start: this file is baked into the build. */
/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  pageExtensions: PAGE_EXTENSIONS,
  cacheHandler: fileURLToPath(new URL('./lib/cache/cacheHandler.mjs', import.meta.url)),
  cacheMaxMemorySize: 0,
  // A stale page outlives any outage of the provider.
  expireTime: YEAR_SECONDS,
  serverExternalPackages: ['@redis/client'],
  images: {
    localPatterns: [{ pathname: '/media/**', search: '' }],
    deviceSizes: PREPARED_WIDTHS,
    imageSizes: [],
    qualities: [60],
    formats: ['image/avif', 'image/webp'],
    minimumCacheTTL: MONTH_SECONDS,
    maximumDiskCacheSize: 200_000_000,
  },
  // Sitemaps list what lies at or under their own folder, so theirs is the root.
  async rewrites() {
    return [{ source: '/sitemap-:name([a-z]+-(?:en|sr)(?:-\\d+)?).xml', destination: '/sitemaps/:name' }];
  },
  async headers() {
    const longLived = [{ key: 'Cache-Control', value: `public, max-age=${MONTH_SECONDS}` }];
    return [
      { source: '/pictures/:file*', headers: longLived },
      {
        source: '/:path*',
        headers: [
          { key: 'X-Content-Type-Options', value: 'nosniff' },
          { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
          { key: 'X-Frame-Options', value: 'DENY' },
          { key: 'Strict-Transport-Security', value: `max-age=${YEAR_SECONDS}; includeSubDomains` },
          { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
          {
            key: 'Permissions-Policy',
            value:
              'camera=(), microphone=(), payment=(), usb=(), browsing-topics=(), geolocation=(self), gyroscope=(self)',
          },
        ],
      },
      // Pages have a policy of their own (lib/security/contentPolicy.ts); nothing else is a document.
      ...[
        '/_next/:path*',
        '/api/:path*',
        '/og/:path*',
        '/scripts/:path*',
        '/healthz',
        '/robots.txt',
        '/manifest.webmanifest',
      ].map((source) => ({ source, headers: [{ key: 'Content-Security-Policy', value: "default-src 'none'" }] })),
    ];
  },
};

export default createNextIntlPlugin('./lib/i18n/request.ts')(config);
