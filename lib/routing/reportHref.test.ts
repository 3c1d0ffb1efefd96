import { reportHref } from '@/lib/routing/reportHref';
import { site } from '@/lib/site';

test('a message goes to the desk, with title and URL as they stand', () => {
  const url = 'https://site.example/vidi-i-uradi/article/a?id=a&page=2';
  const { protocol, pathname, searchParams } = new URL(reportHref('Greška: Čamci & škver + 1', url));
  expect(`${protocol}${pathname}`).toBe(`mailto:${site.email}`);
  expect(searchParams.get('subject')).toBe('Greška: Čamci & škver + 1');
  expect(searchParams.get('body')?.trim()).toBe(url);
});

test('spaces are not written as plus signs, which mail programs would show', () => {
  expect(reportHref('a b', 'x')).toContain('subject=a%20b');
});
