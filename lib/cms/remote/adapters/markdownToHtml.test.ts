import { markdownToHtml } from '@/lib/cms/remote/adapters/markdownToHtml';
import { log } from '@/lib/server/log';

test('ordinary Markdown becomes HTML', () => {
  const text = `# Walls\n\n${'*Steep*, and **long**. '.repeat(100)}\n\n> - a quote\n>   1. with lists`;
  expect(markdownToHtml(text)).toMatch(/^<h1>Walls<\/h1>\n<p><em>Steep<\/em>[\s\S]*<blockquote>\n<ul>[\s\S]*<ol>/);
  expect(log.warn).not.toHaveBeenCalled();
});

test.each([
  ['an inline one', (data: string) => `A *wall*: ![wall](${data})`],
  ['one below its text', (data: string) => `A *wall*: ![wall][1]\n\n[1]: <${data}>`],
  ['one in HTML', (data: string) => `A *wall*: <img src="${data}" alt="wall">`],
])('a text with a pasted picture becomes HTML: %s', (_what, text) => {
  const data = `data:image/png;base64,${Buffer.from(Uint8Array.from({ length: 140_000 }, (_, at) => at * at)).toString('base64')}`;
  expect(markdownToHtml(text(data))).toBe(`<p>A <em>wall</em>: <img src="${data}" alt="wall"></p>`.concat('\n'));
  expect(log.warn).not.toHaveBeenCalled();
});

test('a long text of short lines becomes HTML', () => {
  expect(markdownToHtml('- **Open** from 9 to 5, [book](https://x.example)\n'.repeat(500))).toMatch(
    /^<ul>\n<li><strong>/,
  );
  expect(log.warn).not.toHaveBeenCalled();
});

const nestedList = Array.from({ length: 800 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n');

/** Texts of some 190,000 characters for which `marked` alone takes between a second and minutes. */
const SLOW = [
  `${'a'.repeat(190_000)}@`,
  `${`${'a'.repeat(1_990)} `.repeat(95)}@`,
  `http://a.b/${'&a;'.repeat(63_000)}`,
  `http://a.b/${'&a;'.repeat(600)} `.repeat(100),
  ...['x <!-- ', 'x <?', 'x <!A ', 'x &)'].map((text) => text.repeat(190_000 / text.length)),
  ...['<!--', '<?', '<!A ', '!', '!a ', '?<'].map((text) => `x ${text.repeat(190_000 / text.length)}`),
];

test.each(SLOW.map((text) => [`${text.slice(0, 12)} …`, text]))(
  '%j is HTML or as it is written, at once',
  (_start, text) => {
    const { user } = process.cpuUsage();
    expect(markdownToHtml(text)).toMatch(/^<p>/);
    expect(process.cpuUsage().user - user).toBeLessThan(5_000_000);
  },
);

test('a paragraph of marks is as it is written, since many such texts may come in one list', () => {
  expect(markdownToHtml('*a**b_c '.repeat(1_250))).toMatch(/^<p>\*a/);
});

test('after a text that takes too long, others become HTML', () => {
  markdownToHtml(`x ${'!'.repeat(190_000)}`);
  expect(markdownToHtml('*Kotor*')).toBe('<p><em>Kotor</em></p>\n');
});

test.each([
  ['quotes in quotes', '>'.repeat(10_000)],
  ['lists in lists', nestedList],
  ['lists in lists in one line', '- '.repeat(10_000)],
  ['a paragraph of emphasis', 'a_'.repeat(50_000)],
  ['a text that never ends', 'Kotor. '.repeat(100_000)],
])('%s stay as they are written', (_what, text) => {
  const html = markdownToHtml(text);
  expect(html).toMatch(/^<p>/);
  expect(html.length).toBeGreaterThanOrEqual(text.length);
  expect(log.warn).toHaveBeenCalledTimes(1);
});

test('what stays as it is written has no markup, and its paragraphs', () => {
  expect(markdownToHtml(`<script>a & b</script>\n\n${'>'.repeat(200)}c`)).toBe(
    `<p>&lt;script&gt;a &amp; b&lt;/script&gt;</p><p>${'&gt;'.repeat(200)}c</p>`,
  );
});
