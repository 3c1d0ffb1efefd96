import { createHash, type Hash } from 'node:crypto';

/** Weak: the same words may travel compressed or not. */
export const toEtag = (hash: Hash): string => `W/"${hash.digest('base64url').slice(0, 22)}"`;

export const etagOf = (body: string): string => toEtag(createHash('sha256').update(body));

const opaque = (etag: string): string => etag.trim().replace(/^W\//, '');

/** Whether the asker has this edition already (RFC 9110, `If-None-Match`). */
export function isKnown(headers: Headers, etag: string): boolean {
  const known = headers.get('if-none-match');
  if (known === null) return false;
  return known.trim() === '*' || known.split(',').some((each) => opaque(each) === opaque(etag));
}
