import { createHash } from 'node:crypto';

const SCRIPT = /<script(?! [^>]*(?:src=|type="application))[^>]*>([^<]*(?:<(?!\/script>)[^<]*)*)<\/script>/g;
const STYLE = /<style[^>]*>([^<]*)<\/style>/g;

const hashes = (html: string, element: RegExp): string =>
  [...html.matchAll(element)]
    .map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .join(' ');

/**
 * The part of a cached page's Content-Security-Policy that only the finished document tells: its inline scripts and styles by
 * their hashes. Middleware sends the rest (lib/server/security/contentPolicy.ts); a browser applies both.
 */
export const inlinePolicy = (html: string): string =>
  [
    `script-src 'self' ${hashes(html, SCRIPT)}`,
    `style-src 'self' ${hashes(html, STYLE)}`,
    "style-src-attr 'unsafe-inline'",
  ].join('; ');
