import { createHash } from 'node:crypto';

/** A weak entity tag, since the same text is sent with and without compression. */
export const etagOf = (body: string): string =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

const opaqueTag = (etag: string): string => etag.trim().replace(/^W\//, '');

/** Whether the client has this version already (`If-None-Match`; RFC 9110, section 13.1.2). */
export const isNotModified = (ifNoneMatch: string | null | undefined, etag: string): boolean =>
  ifNoneMatch?.trim() === '*' || Boolean(ifNoneMatch?.split(',').some((each) => opaqueTag(each) === opaqueTag(etag)));
