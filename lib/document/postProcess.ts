import { contentPolicy } from '@/lib/security/contentPolicy';
import { policySource } from './policySource.mjs';

const sources = (html: string, element: RegExp): string =>
  [...html.matchAll(element)].map(([, text = '']) => policySource(text)).join(' ');

/**
 * Prepares a rendered page for the cache.
 *
 * @returns the page and the value of its Content-Security-Policy header
 */
export async function postProcess(html: string): Promise<{ html: string; policy: string }> {
  const scripts = sources(html, /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g);
  return { html, policy: contentPolicy(scripts, sources(html, /<style[^>]*>([\s\S]*?)<\/style>/g)) };
}
