/** @jest-environment node */
import { createHash } from 'node:crypto';
import { inlineStyles, stylePolicy } from '@/lib/cache/inlineStyles.mjs';
import { readRules } from '@/lib/cache/usedStyles.mjs';

const WEB_FONT = '@font-face{font-family:a;src:url(/fonts/a.woff2)}';
const LOCAL_FONT = '@font-face{font-family:b;src:local("Arial")}';
const RULES = `${WEB_FONT}${LOCAL_FONT}.one{top:0}.two{top:0}@media (width<48em){.one{left:0}}`;

const styles = (css: string): string => inlineStyles(readRules(css), new Set(['one']));

test('a page has the rules it uses, and the fonts of the device with the sizes of ours', () => {
  expect(styles(RULES)).toContain(`<style>${LOCAL_FONT}.one{top:0}@media (width<48em){.one{left:0}}</style>`);
});

test('web fonts come at once on a wide screen only', () => {
  expect(styles(RULES)).toContain(`<style id="faces" media="(min-width:48em)">${WEB_FONT}</style>`);
  expect(styles('.one{top:0}')).not.toContain('faces');
});

test('pictures further down are held where scripts run that let them go', () => {
  expect(styles(RULES)).toMatch(/<style id="hold" media="\(scripting:enabled\)">img\[loading=lazy\]\{/);
});

test('the policy of a page allows the styles that stand in it, whatever they say, and no other', () => {
  const texts = [...styles(RULES).matchAll(/<style[^>]*>(.*?)<\/style>/g)].map(([, css = '']) => css);
  expect(texts).toHaveLength(3);
  const sources = texts.map((css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`);
  expect(stylePolicy(`<head>${styles(RULES)}</head>`)).toBe(
    `style-src 'self' ${sources.join(' ')}; style-src-attr 'unsafe-inline'`,
  );
});
