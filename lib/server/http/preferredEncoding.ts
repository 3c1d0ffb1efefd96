import type { IncomingMessage } from 'node:http';

export type Encoding = 'br' | 'gzip';

/** The best encoding that `Accept-Encoding` lists without `q=0`. */
export function preferredEncoding({ headers }: Pick<IncomingMessage, 'headers'>): Encoding | undefined {
  const listed = (headers['accept-encoding'] ?? '').toLowerCase().split(',');
  const accepted = listed.filter((each) => !/;\s*q=0(?:\.0*)?\s*$/.test(each));
  const names = accepted.map((each) => each.split(';', 1)[0]?.trim());
  return (['br', 'gzip'] as const).find((encoding) => names.includes(encoding));
}
