import { createHash } from 'node:crypto';

/** Weak: the same words may travel compressed or not. @param {import('node:crypto').Hash} hash */
export const toEtag = (hash) => `W/"${hash.digest('base64url').slice(0, 22)}"`;

/** @param {string} body */
export const etagOf = (body) => toEtag(createHash('sha256').update(body));

/** @param {string} etag */
const opaque = (etag) => etag.trim().replace(/^W\//, '');

/**
 * Whether the asker has this edition already (RFC 9110).
 *
 * @param {string | null | undefined} known what came as `If-None-Match`
 * @param {string} etag
 */
export const isKnown = (known, etag) =>
  known?.trim() === '*' || Boolean(known?.split(',').some((each) => opaque(each) === opaque(etag)));
