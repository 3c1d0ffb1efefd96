import { createHash } from 'node:crypto';

/** An inline script or style as a source of the Content Security Policy. @param {string} text */
export const policySource = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
