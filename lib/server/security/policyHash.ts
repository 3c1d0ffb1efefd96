import { createHash } from 'node:crypto';

/** The source expression that allows an inline script or style with this text in a Content-Security-Policy. */
export const policyHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
