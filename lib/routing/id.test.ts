import { readFileSync } from 'node:fs';
import { ID_PATTERN, isId } from '@/lib/routing/id';

const GOOD_IDS = ['a', '665f1c2e9b1d8a0012ab34cd', 'old-town', 'A_Z-09', 'x'.repeat(64)];

const BAD_IDS = ['', 'a b', ' a', 'a\n', '../x', 'a/b', 'ä', 'a.b', '%00', "1'--", '<script>', '$ne', 'x'.repeat(65)];

test.each(GOOD_IDS)('%s is an id', (id) => {
  expect(isId(id)).toBe(true);
});

test.each([...BAD_IDS, undefined, null])('%j is no id', (value) => {
  expect(isId(value)).toBe(false);
});

test('the matcher of the middleware, which has to be a literal, has the same form', () => {
  expect(readFileSync('middleware.ts', 'utf8')).toContain(`/${ID_PATTERN})?`);
});
