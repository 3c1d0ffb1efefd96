import { createHash } from 'node:crypto';
import { postProcess } from '@/lib/server/document/postProcess';

const INLINE_SCRIPT = 'start()';
const RSC_PAYLOAD = 'self.__next_f.push([1,"\\u003c/script>"])';
const FONT_RULES = "@font-face{font-family:'Text'}";
const FONTS = `<style data-precedence="default" data-href="web-fonts">${FONT_RULES}</style>`;

const PAGE = `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>
<link rel="stylesheet" href="/_next/static/a.css"/>${FONTS}
<link rel="preload" as="script" fetchPriority="low" href="/_next/static/main.js"/>
<script src="/_next/static/main.js" async=""></script><script src="/_next/static/old.js" noModule=""></script>
<title>Kotor</title><meta property="og:image" content="/og.jpg"/></head>
<body><h1 class="title">Kotor &amp; Perast</h1><script type="application/ld+json">{"a":1}</script>
<script>${RSC_PAYLOAD}</script><script src="/_next/static/page.js?a=1&amp;b=2" async=""></script></body></html>`;

/** With a `<`, as a media query may have it. */
const CRITICAL = '.title{color:red}@media (64em<=width<72em){.title{color:blue}}';

jest.mock('@/lib/server/document/readBundle', () => {
  const { compileSheet, encodePlan } = jest.requireActual<typeof import('beasties/compiler')>('beasties/compiler');
  const critical = '.title{color:red}@media (64em<=width<72em){.title{color:blue}}';
  const print = '@media print{.title{color:#000}.title{margin:0}}';
  const css = `${critical}${print}.added-by-script{color:blue}title .title{color:blue}`;
  return {
    readScript: (name: string) => ({ deferScripts: 'start()', rememberLanguage: 'remember();' })[name],
    readStyleSheets: () => [encodePlan(compileSheet(css, { href: '/_next/static/a.css' }))],
  };
});

test('the critical CSS for screens stands in the head, and the whole style sheet is an ordinary link at the end of the body', () => {
  const { html } = postProcess(PAGE);
  const [head = '', body = ''] = html.split('</head>');
  expect(head).toContain(`<style>${CRITICAL}</style>`);
  expect(html).not.toMatch(/added-by-script|title \.title|@media print/);
  expect(body).toMatch(/<\/script>\s*<link fetchpriority="low" rel="stylesheet" href="\/_next\/static\/a\.css"[^>]*>/);
});

test('the critical CSS is whole on a page with a Turkish İ, which stays', () => {
  const { html } = postProcess(PAGE.replaceAll('Kotor', 'İzmir'));
  expect(html).toContain(`<style>${CRITICAL}</style>`);
  expect(html).toContain('İzmir &amp; Perast');
});

test('the title and the share image stand before the critical CSS', () => {
  const { html } = postProcess(PAGE);
  expect(html).toMatch(/<title>.*og:image.*<style>.*<\/head>/s);
});

test('external scripts become a list in their order, those for old browsers aside', () => {
  const { html } = postProcess(PAGE);
  expect(html).not.toMatch(/<script[^>]* src=/);
  expect(html).not.toContain('as="script"');
  const [, list = ''] = /<script id="deferred-scripts" type="application\/json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(list)).toEqual(['/_next/static/main.js', '/_next/static/page.js?a=1&b=2']);
});

test('inline scripts that follow each other are one, and stay apart from others', () => {
  const data = '<script type="application/ld+json">{"a":1}</script>';
  const { html } = postProcess(
    PAGE.replace('</body>', `${data}<script>a()</script><script>b()</script>${data}</body>`),
  );
  expect(html).toContain(`${data}<script>a();b()</script>${data}`);
});

test('the script that loads them stands before the style sheets, which it would wait for', () => {
  const { html } = postProcess(PAGE);
  const [, end] = html.split(`<script>${INLINE_SCRIPT}</script>`);
  expect(end).toMatch(/^\s*<link [^>]*a\.css"[^>]*>\s*<\/body><\/html>$/);
  const { html: unstyled } = postProcess(PAGE.replace(/<link rel="stylesheet" href="\/_next[^>]*>/, ''));
  expect(unstyled).toMatch(/<script>start\(\)<\/script><\/body><\/html>$/);
});

test('inline scripts, data and text stay as they are', () => {
  const { html } = postProcess(PAGE);
  expect(html).toContain(`<script>${RSC_PAYLOAD}</script>`);
  expect(html).toContain('<script type="application/ld+json">{"a":1}</script>');
  expect(html).toContain('Kotor &amp; Perast');
});

test('tags in attributes and text stay escaped', () => {
  const attack = '&lt;/body&gt;&lt;/html&gt;&lt;script&gt;alert(1)&lt;/script&gt;';
  const { html, policy } = postProcess(PAGE.replace('</h1>', `<img alt="${attack}"/>${attack}</h1>`));
  expect(html).not.toContain('<script>alert(1)');
  expect(html.match(/<\/body>/g)).toHaveLength(1);
  expect(policy).toBe(postProcess(PAGE).policy);
});

test('the web fonts load with the page on wide screens only', () => {
  const { html } = postProcess(PAGE);
  expect(html.match(/<style[^>]*web-fonts[^>]*>[^<]*<\/style>/g)).toEqual([
    FONTS.replace('<style', '<style media="(min-width: 48em)"'),
  ]);
});

/** The script in the head, which is there once. */
const headScriptOf = (html: string): string =>
  /<script>([^<]*)<\/script>[^<]*(?:<style[^>]*>[^<]*<\/style>)?<\/head>/.exec(html)?.[1] ?? '';

test('a script in the head stores the language, and hides lazy pictures until the first one is there', () => {
  expect(headScriptOf(postProcess(PAGE).html)).toMatch(/^remember\(\);.*img\[loading=lazy\]{display:none}/);
});

test('the policy names every inline script and style by its hash, and nothing else', () => {
  const { html, policy } = postProcess(PAGE);
  const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect(policy).toBe(
    `script-src 'self' ${hash(headScriptOf(html))} ${hash(RSC_PAYLOAD)} ${hash(INLINE_SCRIPT)}; style-src 'self' ${hash(CRITICAL)} ${hash(FONT_RULES)}; style-src-attr 'unsafe-inline'`,
  );
});
