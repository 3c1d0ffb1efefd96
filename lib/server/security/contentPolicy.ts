import { EMBED_HOSTS } from '@/lib/articles/body/embedHosts';
import { WEB_FONT_RULES } from '@/lib/server/document/webFonts';
import { env } from '@/lib/server/env';
import { policyHash } from '@/lib/server/security/policyHash';
import { site } from '@/lib/site';

/** Hosts whose documents may be framed: embeds of articles, and the external tour where the site has one. */
const FRAMES = [
  ...EMBED_HOSTS.map((host) => `https://${host}`),
  ...(site.virtualTour ? [new URL(site.virtualTour).origin] : []),
];

/** The part of the Content-Security-Policy that all documents share. */
export const DOCUMENT_POLICY = [
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
 * The Content-Security-Policy of cached pages, except scripts and styles: those depend on the finished document, and
 * are in a second policy of the cached page (lib/server/document/postProcess.ts). Every page allows the host of the
 * street map’s tiles, since visitors may reach the map by client-side navigation.
 */
export function cachedPagePolicy(): string {
  const { streetMap } = env();
  return [`connect-src 'self'${streetMap ? ` ${new URL(streetMap).origin}` : ''}`, DOCUMENT_POLICY].join('; ');
}

/** The whole policy of a page that is rendered for each request, with the nonce of its inline scripts. */
export const dynamicPagePolicy = (nonce: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' ${policyHash(WEB_FONT_RULES)}`,
    "style-src-attr 'unsafe-inline'",
    cachedPagePolicy(),
  ].join('; ');
