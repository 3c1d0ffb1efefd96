import { savedAt, savedTitle, toSavedPage } from '@/lib/offline/savedPage';

const HTML = '<html><title>Kotor</title><h1 class="x"><b>Škurda &amp; &#x27;Čađavica&#x27;</b></h1></html>';

test('a page is saved with the time and its heading, without the headers of its transfer', async () => {
  const headers = { 'Content-Type': 'text/html', 'Content-Encoding': 'gzip', 'Content-Length': '9', 'X-Build': 'b' };
  const saved = toSavedPage(new Response(HTML, { headers }), HTML, new Date('2026-05-01T10:00:00Z'));
  expect(savedAt(saved)).toBe('2026-05-01T10:00:00.000Z');
  expect(savedTitle(saved)).toBe("Škurda & 'Čađavica'");
  expect(saved.headers.get('X-Build')).toBe('b');
  expect(saved.headers.has('Content-Encoding')).toBe(false);
  expect(saved.headers.has('Content-Length')).toBe(false);
  expect(await saved.text()).toBe(HTML);
});
