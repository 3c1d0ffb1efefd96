import { markdownToHtml } from '@/lib/cms/remote/adapters/markdownToHtml';
import { log } from '@/lib/server/log';

jest.mock('@/lib/server/log');

test('ordinary Markdown becomes HTML', () => {
  const text = `# Walls\n\n${'*Steep*, and **long**. '.repeat(100)}\n\n> - a quote\n>   1. with lists`;
  expect(markdownToHtml(text)).toMatch(/^<h1>Walls<\/h1>\n<p><em>Steep<\/em>[\s\S]*<blockquote>\n<ul>[\s\S]*<ol>/);
  expect(log.warn).not.toHaveBeenCalled();
});

const nestedList = Array.from({ length: 800 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n');

test.each([
  ['quotes in quotes', '>'.repeat(10_000)],
  ['lists in lists', nestedList],
  ['lists in lists in one line', '- '.repeat(10_000)],
  ['a paragraph of emphasis', 'a_'.repeat(50_000)],
  ['a text that never ends', 'Kotor. '.repeat(100_000)],
])('%s stay as they are written, at once', (_what, text) => {
  const started = performance.now();
  const html = markdownToHtml(text);
  expect(performance.now() - started).toBeLessThan(1_000);
  expect(html).toMatch(/^<p>/);
  expect(html.length).toBeGreaterThanOrEqual(text.length);
  expect(log.warn).toHaveBeenCalledTimes(1);
});

test('what stays as it is written has no markup, and its paragraphs', () => {
  expect(markdownToHtml(`<script>a & b</script>\n\n${'>'.repeat(200)}c`)).toBe(
    `<p>&lt;script&gt;a &amp; b&lt;/script&gt;</p><p>${'&gt;'.repeat(200)}c</p>`,
  );
});
