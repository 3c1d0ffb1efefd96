import { EMBED_HOSTS } from '@/lib/content/body/embedHosts';
import { builtLoader } from '@/lib/document/builtLoader.mjs';
import { policySource } from '@/lib/document/policySource.mjs';
import { STYLE_NOW } from '@/lib/document/styleNow.mjs';
import { site } from '@/lib/site';

/** Whose pages may stand in ours: embeds of articles, and the external tour where the site has one. */
const FRAMES = [
  ...EMBED_HOSTS.map((host) => `https://${host}`),
  ...(site.virtualTour ? [new URL(site.virtualTour).origin] : []),
];

/**
 * The Content Security Policy of pages: scripts from this site only, and none inline but those named. Styles may
 * stand on elements, where pictures have their colours. Embeds load on the visitor’s click.
 *
 * @param inline the sources of the only inline scripts, hashes or a nonce
 * @param styles sources of styles beyond the site’s own files
 */
export const contentPolicy = (inline: string, styles = ''): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${inline}`,
    "script-src-attr 'none'",
    `style-src 'self' ${styles}`.trim(),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    `frame-src ${FRAMES.join(' ')}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

let kept: string | undefined;

/**
 * Of pages that are kept: their scripts were put away when they were (lib/document/seal.mjs). Which styles stand in one is
 * known to itself: it narrows this policy by a second one (`stylePolicy` of lib/document/inlineStyles.mjs).
 */
export function pagePolicy(): string {
  kept ??= contentPolicy([builtLoader(), STYLE_NOW].map(policySource).join(' '), "'unsafe-inline'");
  return kept;
}
