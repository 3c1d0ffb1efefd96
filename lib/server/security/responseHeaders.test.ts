import { readFileSync } from 'node:fs';
import { responseHeaders } from '@/lib/server/security/responseHeaders';

test.each([
  ['/_next/image', 'cross-origin'],
  ['/calendar/en.ics', 'cross-origin'],
  ['/feed/sr.xml', 'cross-origin'],
  ['/places.geojson', 'cross-origin'],
  ['/share-card.jpg', 'cross-origin'],
  ['/', 'same-origin'],
  ['/tax', 'same-origin'],
  ['/_next/image/x', 'same-origin'],
  ['/_next/static/chunks/a.js', 'same-origin'],
])('%s may be embedded by %s', (path, policy) => {
  expect(responseHeaders(path)['Cross-Origin-Resource-Policy']).toBe(policy);
});

test.each([
  ['/media/a.svg', true],
  ['/pictures/a-480.webp', false],
])('whether %s, opened by itself, has a sandbox: %s', (path, hasSandbox) => {
  expect(responseHeaders(path)['Content-Security-Policy']?.endsWith('; sandbox')).toBe(hasSandbox);
});

test('the responses that nginx makes itself have the same values', () => {
  const rules = readFileSync('deploy/nginx/rules.conf', 'utf8');
  const own = [...rules.matchAll(/^map \S+ \$own_\w+ +\{ "" "?(.+?)"?; default ""; \}$/gm)].map(([, value]) => value);
  expect(new Set(own)).toEqual(new Set(Object.values(responseHeaders('/'))));
});
