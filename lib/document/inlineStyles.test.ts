/** @jest-environment node */
import { createHash } from 'node:crypto';
import { inlineStyles, stylePolicy } from '@/lib/document/inlineStyles.mjs';
import { readRules } from '@/lib/document/readRules.mjs';

const WEB_FONT = '@font-face{font-family:a;src:url(/fonts/a.woff2)}';
const LOCAL_FONT = '@font-face{font-family:b;src:local("Arial")}';
const RULES = `${WEB_FONT}${LOCAL_FONT}.one{top:0}.two{top:0}@media (width<48em){.one{left:0}}`;

const OPENING = { elements: new Set(['p']), classes: new Set(['one']), attributes: new Set<string>(), html: '' };

const pageWith = (css: string, opening: typeof OPENING | null = null) =>
  inlineStyles(readRules(css), new Set(['one', 'three']), opening);

const styles = (css: string): string => pageWith(css).first;

test('a page has the rules it uses, and the fonts of the device with the sizes of ours', () => {
  expect(styles(RULES)).toContain(`<style>${LOCAL_FONT}.one{top:0}@media (width<48em){.one{left:0}}</style>`);
});

test('a page that has an opening begins with what that looks by, and goes on with everything in its order', () => {
  const { first, rest } = pageWith(`.three{top:0}.one,.two,p{left:0}${LOCAL_FONT}`, OPENING);
  expect(first).toContain(`<style>.one,p{left:0}${LOCAL_FONT}</style>`);
  expect(rest).toContain(`<style>.three{top:0}.one,p{left:0}${LOCAL_FONT}</style><style id="hold"`);
  expect(rest).toMatch(/<\/style><script>getComputedStyle\([^<]*<\/script>$/);
  expect(first).not.toContain('hold');
});

test('a page without an opening begins with everything', () => {
  expect(pageWith('.three{top:0}.one{left:0}')).toEqual({
    first: expect.stringContaining('<style>.three{top:0}.one{left:0}</style>'),
    rest: '',
  });
});

test('web fonts come at once on a wide screen only', () => {
  expect(styles(RULES)).toContain(`<style id="faces" media="(min-width:48em)">${WEB_FONT}</style>`);
  expect(styles('.one{top:0}')).not.toContain('faces');
});

test('pictures further down are held where scripts run that let them go', () => {
  expect(styles(RULES)).toMatch(/<style id="hold" media="\(scripting:enabled\)">[^<]*img\[loading=lazy\]\{/);
});

test('what is marked as below is left for later where scripts run that lay it out', () => {
  expect(styles(RULES)).toMatch(
    /<style id="later" media="\(scripting:enabled\) and \(not \(min-width:48em\)\)">\[data-below\][^{]*\{content-visibility:auto;/,
  );
});

test('the policy of a page allows the styles that stand in it, whatever they say, and no other', () => {
  const texts = [...styles(RULES).matchAll(/<style[^>]*>(.*?)<\/style>/g)].map(([, css = '']) => css);
  expect(texts).toHaveLength(4);
  const sources = texts.map((css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`);
  expect(stylePolicy(`<head>${styles(RULES)}</head>`)).toBe(
    `style-src 'self' ${sources.join(' ')}; style-src-attr 'unsafe-inline'`,
  );
});
