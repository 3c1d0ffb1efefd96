import type { CachedPage } from '@/lib/server/page-cache/entry';

type RouterData = Pick<CachedPage, 'html' | 'rscData' | 'segmentData'>;

/** A pattern or a replacement for the text of an inline script, where quotes are escaped. */
export const inScript = (text: string, backslash = '\\'): string => text.replaceAll('"', `${backslash}"`);

/**
 * Replaces the first match of a pattern in the data by which the router renders a page: as the router requests it, and as it
 * stands in the document.
 */
export function replaceInRouterData(
  { html, rscData, segmentData }: RouterData,
  pattern: string,
  replacement: string,
): RouterData {
  const replace = (bytes: Uint8Array): Buffer => {
    const data = Buffer.from(bytes).toString('latin1');
    return Buffer.from(data.replace(new RegExp(pattern), replacement), 'latin1');
  };
  return {
    html: html.replace(new RegExp(inScript(pattern, '\\\\')), inScript(replacement)),
    rscData: rscData && replace(rscData),
    segmentData: segmentData && new Map([...segmentData].map(([name, data]) => [name, replace(data)])),
  };
}
