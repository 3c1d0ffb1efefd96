import { EMBED_HOSTS } from '@/lib/server/security/embedHosts';
import { site } from '@/lib/site';

/** Hosts whose documents may be framed: embeds of articles, and the external tour where the site has one. */
const FRAMES = [
  ...EMBED_HOSTS.map((host) => `https://${host}`),
  ...(site.virtualTour ? [new URL(site.virtualTour).origin] : []),
];

/**
 * The Content-Security-Policy of cached pages, but for scripts and styles: those depend on the finished document, and the
 * cached page has a second policy with them (lib/server/document/inlinePolicy.ts). Hence no `default-src` here.
 */
export const CACHED_PAGE_POLICY = [
  "connect-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "media-src 'self'",
  "img-src 'self' data:",
  `frame-src ${FRAMES.join(' ')}`,
  "worker-src 'self'",
  "object-src 'none'",
  "script-src-attr 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * The whole policy of a page that is rendered for each request.
 *
 * @param nonce of its inline scripts
 */
export const dynamicPagePolicy = (nonce: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    CACHED_PAGE_POLICY,
  ].join('; ');
