import { expect } from './test';

/** Security headers of every response. */
const EXPECTED: Record<string, string | RegExp> = {
  'content-security-policy': /default-src '(self|none)'|script-src 'self' 'sha256-/,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  // Only the host: other hosts of the organisation may have no TLS.
  'strict-transport-security': /^max-age=31536000$/,
  'cross-origin-resource-policy': /^(same|cross)-origin$/,
  'permissions-policy': /camera=\(\)/,
};

type HeaderValues = Record<string, string | string[] | undefined>;

export function expectSecurityHeaders(headers: HeaderValues, what: string): void {
  for (const [name, value] of Object.entries(EXPECTED)) {
    expect.soft(headers[name], `${what}: ${name}`).toEqual(expect.stringMatching(value));
  }
  expect.soft(String(headers['content-security-policy']), what).not.toMatch(/script-src[^;]*unsafe/);
  expect.soft(headers['x-powered-by'], what).toBeUndefined();
  expect.soft(headers.server, what).toBeUndefined();
}
