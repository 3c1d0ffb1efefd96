/** @jest-environment node */
import { partAddress } from '@/lib/cache/pageFolder.mjs';
import { readRules } from '@/lib/document/readRules.mjs';
import { partsIn, seal } from '@/lib/document/seal.mjs';

const page = (head: string, body: string): string =>
  `<!DOCTYPE html><html lang="en"><head><title>Kotor</title>${head}</head><body>${body}</body></html>`;

const SHEETS: Record<string, string> = {
  '/_next/static/a.css': ':root{--x:1}.one{top:0}.two{top:0}',
  '/_next/static/b.css': '.two.three{left:0}.four{left:0}',
};

/** What scripts may draw with. */
const SCRIPTS: Record<string, string[]> = { '/_next/static/a.js': ['four'] };

/** What stands in for the loader of a build. */
const LOADER = 'bring()';

/** Seals a page; `kept` fills with what is taken out. */
const sealed = (html: string, kept: string[] = []): Promise<string> =>
  seal(html, {
    loader: LOADER,
    keep: (script: string) => {
      kept.push(script);
      return partAddress(script);
    },
    rulesOf: async (address: string) => readRules(SHEETS[address] ?? ''),
    scriptClasses: async (addresses: readonly string[]) =>
      new Set(addresses.flatMap((address) => SCRIPTS[address] ?? [])),
  });

const listOf = (html: string): string[] =>
  JSON.parse(/<script id="late" type="application\/json">(.*?)<\/script>/.exec(html)?.[1] ?? 'null');

const RENDERED = page(
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/a.js"/><script src="/_next/b.js" async=""></script><script src="/_next/old.js" noModule=""></script>',
  '<p>Text</p><script>one()</script><script src="/_next/a.js" async=""></script><script>two("<\\/b>")</script>',
);

test('no script is left in the page but the loader', async () => {
  const html = await sealed(RENDERED);
  const scripts = [...html.matchAll(/<script(?: [^>]*)?>(.*?)<\/script>/g)].map(([, text]) => text);
  expect(scripts).toEqual([expect.stringMatching(/^\[/), LOADER]);
  expect(html).not.toContain('as="script"');
});

test('what the visitor reads stays as it was', async () => {
  const html = await sealed(RENDERED);
  expect(html.replace(/<script.*?<\/script>/g, '')).toBe(page('', '<p>Text</p>'));
});

test('inline scripts become one, which comes first; the others keep their order, those for old browsers go', async () => {
  const kept: string[] = [];
  expect(listOf(await sealed(RENDERED, kept))).toEqual([partAddress(kept[0] ?? ''), '/_next/b.js', '/_next/a.js']);
  expect(kept).toEqual(['one();\ntwo("<\\/b>")']);
});

test('data for search engines stays where it is', async () => {
  const data = '<script type="application/ld+json">{"@context":"https://schema.org"}</script>';
  expect(await sealed(page('', data))).toContain(data);
});

test('what only looks like a script in a text or an attribute is no script', async () => {
  const kept: string[] = [];
  const body = `<img alt="<script>alert(1)</script>" src="/media/a.jpg"><p>&lt;script&gt;alert(2)&lt;/script&gt;</p><!--<script>alert(3)</script>-->`;
  expect(await sealed(page('', body), kept)).toContain(body);
  expect(kept).toEqual([]);
});

test.each([
  ['sealed already', () => sealed(RENDERED)],
  ['no document', () => '<p>Text</p>'],
])('a page that is %s stays as it is', async (_what, make) => {
  const html = await make();
  expect(await sealed(html)).toBe(html);
});

test('a page too long to be read at once is sealed as a short one', async () => {
  const kept: string[] = [];
  const text = '<p>A paragraph among very many.</p>'.repeat(10_000);
  const scripts = Array.from({ length: 200 }, (_, number) => `step(${number}, "${'long '.repeat(200)}")`);
  const body = scripts.map((script) => `${text.slice(0, 3_500)}<script>${script}</script>`).join('');
  const html = await sealed(page('', body), kept);
  expect(html.replace(/<script.*?<\/script>/g, '')).toBe(page('', text.slice(0, 3_500).repeat(200)));
  expect(kept).toEqual([scripts.join(';\n')]);
});

const sheet = (name: string) => `<link rel="stylesheet" href="/_next/static/${name}.css" data-precedence="next"/>`;
const STYLED = page(
  `${sheet('a')}<link rel="preload" as="style" href="/_next/static/c.css"/>${sheet('b')}<link rel="preload" as="font" href="/f.woff2"/>`,
  '<p class="one">Text</p><p class="two  three">Text</p>',
);

/** What stands in the style elements of a page, one after the other. */
const stylesIn = (html: string): string[] =>
  [...html.matchAll(/<style[^>]*>(.*?)<\/style>/g)].map(([, css = '']) => css);

test('a page has its styles inside: what it uses of the sheets that the framework named, in their order', async () => {
  const kept: string[] = [];
  const html = await sealed(STYLED, kept);
  expect(stylesIn(html)[0]).toBe(':root{--x:1}.one{top:0}.two{top:0}.two.three{left:0}');
  expect(kept).toEqual([]);
  const links = [...html.matchAll(/<link [^>]+>/g)].map(([link]) => link);
  expect(links).toEqual([
    '<link rel="preload" as="font" href="/f.woff2"/>',
    '<link rel="stylesheet" href="/_next/static/a.css" data-precedence="next" disabled>',
    '<link rel="stylesheet" href="/_next/static/b.css" data-precedence="next" disabled>',
  ]);
  // Nobody waits for what is turned off.
  expect(html).toContain(`${links.slice(1).join('')}<script id="late"`);
});

test('what a page opens with looks as it should from the first; the rest of the styles come where that ends', async () => {
  const opening = '<dialog><b class="three"></b></dialog><h1 class="one">Title</h1><div id="opened" hidden="">';
  const html = await sealed(page(sheet('a') + sheet('b'), `${opening}</div><p class="two three">Text</p>`));
  const all = '<style>:root{--x:1}.one{top:0}.two{top:0}.two.three{left:0}</style>';
  expect(html).toContain(`${opening}${all}<style id="hold"`);
  expect(html).toMatch(/<\/style><script>[^<]*<\/script><\/div><p class="two three">Text<\/p>/);
  expect(stylesIn(html)[0]).toBe(':root{}.one{top:0}');
});

test('the styles know what scripts may draw, and what the data of hydration names', async () => {
  const scripts = '<script src="/_next/static/a.js" async=""></script><script>draw("x_two")</script>';
  SHEETS['/_next/static/c.css'] = '.x_two{top:0}.x_three{top:0}.four{top:0}';
  expect(stylesIn(await sealed(page(sheet('c'), scripts)))[0]).toBe('.x_two{top:0}.four{top:0}');
});

test('a sealed page names the files of what was taken out of it', async () => {
  const file = (script: string) => partAddress(script).split('/').at(-1);
  expect(partsIn(await sealed(RENDERED))).toEqual([file('one();\ntwo("<\\/b>")')]);
  expect(partsIn(await sealed(STYLED))).toEqual([]);
});
