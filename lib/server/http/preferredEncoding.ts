import type { IncomingMessage } from 'node:http';

export type Encoding = 'br' | 'gzip';

/** The best encoding that `Accept-Encoding` lists without `q=0`. */
export function preferredEncoding({ headers }: Pick<IncomingMessage, 'headers'>): Encoding | undefined {
  const accepted = headers['accept-encoding'] ?? '';
  const accepts = (encoding: Encoding): boolean =>
    new RegExp(`(?:^|,)\\s*${encoding}\\s*(?:,|$|;(?!\\s*q=0(?:\\.0*)?\\s*(?:,|$)))`, 'i').test(accepted);
  return (['br', 'gzip'] as const).find(accepts);
}
