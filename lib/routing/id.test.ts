import { readFileSync } from 'node:fs';
import { ID_PATTERN, isId } from '@/lib/routing/id';

test.each(['a', 'Perast_2-b', 'x'.repeat(64)])('%s is an id', (id) => {
  expect(isId(id)).toBe(true);
});

test.each(['', 'x'.repeat(65), 'a b', 'a.b', 'a/b', 'a\n', 'č', undefined, null])('%j is none', (value) => {
  expect(isId(value)).toBe(false);
});

test('the matcher of the middleware, which has to be a literal, has the same form', () => {
  expect(readFileSync('middleware.ts', 'utf8')).toContain(`/${ID_PATTERN})?`);
});
