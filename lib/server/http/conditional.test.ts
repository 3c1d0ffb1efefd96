import { isNotModified } from '@/lib/server/http/conditional';
import { respondDocument } from '@/lib/server/http/responses';

const TAGS: [sent: string | null, isNotModified: boolean][] = [
  [null, false],
  ['W/"one"', true],
  ['"one"', true],
  ['"two", W/"one"', true],
  ['*', true],
  ['"two"', false],
  ['one', false],
  ['', false],
];

test.each(TAGS)('If-None-Match: %s matches the ETag W/"one": %s', (sent, expected) => {
  expect(isNotModified(sent, 'W/"one"')).toBe(expected);
});

const headers = { 'Access-Control-Allow-Origin': '*' };
const document = { body: 'words', type: 'text/plain; charset=utf-8', maxAge: 300, headers };

test('a document says what it is, how long it may be cached, and is not sent twice', async () => {
  const first = respondDocument(new Request('https://site.example/a'), document);
  expect(first.status).toBe(200);
  expect(await first.text()).toBe('words');
  expect(first.headers.get('cache-control')).toBe('public, max-age=300');
  expect(first.headers.get('content-type')).toBe('text/plain; charset=utf-8');

  const etag = first.headers.get('etag') ?? '';
  const again = respondDocument(
    new Request('https://site.example/a', { headers: { 'If-None-Match': etag } }),
    document,
  );
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
  expect([...again.headers]).toEqual([...first.headers]);
  const changed = respondDocument(new Request('https://site.example/a', { headers: { 'If-None-Match': etag } }), {
    ...document,
    body: 'other words',
  });
  expect(changed.status).toBe(200);
});
