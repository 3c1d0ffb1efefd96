import type { CachedPage } from '@/lib/server/page-cache/entry';

type WithPayload = Pick<CachedPage, 'html' | 'rscData' | 'segmentData'>;

/** A pattern or a replacement for the text of an inline script, where quotes are escaped. */
export const inScript = (text: string, backslash = '\\'): string => text.replaceAll('"', `${backslash}"`);

/**
 * Replaces the first match of a pattern in the RSC payload of a page, both as the router requests it and inside the
 * document.
 */
export function replaceInRscPayload(
  { html, rscData, segmentData }: WithPayload,
  pattern: string,
  replacement: string,
): WithPayload {
  const replace = (bytes: Uint8Array): Buffer => {
    const payload = Buffer.from(bytes).toString('latin1');
    return Buffer.from(payload.replace(new RegExp(pattern), replacement), 'latin1');
  };
  return {
    html: html.replace(new RegExp(inScript(pattern, '\\\\')), inScript(replacement)),
    rscData: rscData && replace(rscData),
    segmentData: segmentData && new Map([...segmentData].map(([name, data]) => [name, replace(data)])),
  };
}
