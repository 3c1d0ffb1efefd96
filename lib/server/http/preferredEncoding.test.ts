import { preferredEncoding } from '@/lib/server/http/preferredEncoding';

test.each([
  ['gzip, deflate, br', 'br'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br ; q=0.0,GZIP', 'gzip'],
  ['brotli, xgzip, gzip;q=0', undefined],
])('of %j the encoding is %s', (accepted, encoding) =>
  expect(preferredEncoding({ headers: { 'accept-encoding': accepted } })).toBe(encoding),
);
