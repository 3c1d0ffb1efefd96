/** @jest-environment node */
import { openingStyles } from '@/lib/document/openingStyles.mjs';
import { readRules } from '@/lib/document/usedStyles.mjs';

const opening = (css: string, states: string[] = [], html = '') =>
  openingStyles(readRules(css), { classes: new Set(['one']), states: new Set(states), html });

test.each([
  ['other elements', '.two{top:0}'],
  ['the pointer', '.one:hover,.one:focus-visible,a:active{top:0}'],
  ['what is chosen', '::selection{top:0}.one::highlight(found){top:0}'],
  ['the printer', '@media print{.one{top:0}}@page{margin:0}'],
  ['things that move', '@keyframes one{0%{top:0}}'],
  ['the way to the next page', '::view-transition-old(*){animation:none}'],
  ['what is put in later, by its id', '#notice{top:0}'],
  ['what only a script makes of it', '.one[data-open]{top:0}[data-open] .one{top:0}'],
])('the opening does without what is for %s', (_what, css) => {
  expect(opening(`.one{left:0}${css}`, ['data-lead'])).toBe('.one{left:0}');
});

test.each([
  ['is asked in brackets', '.one:not(:hover){top:0}.one:not([data-open]){top:0}'],
  ['is for the screen', '@media (width<48em){.one{left:0}}'],
  ['brings it from the page before', '@view-transition{navigation:auto}'],
  ['stands in the document', '.one[data-lead]{top:0}'],
])('the opening keeps what %s', (_what, css) => {
  expect(opening(css, ['data-lead'])).toBe(css);
});

test.each([
  ['nobody asks for', ':root{--a:1;--b:"x;}";left:0}', '', ':root{left:0}'],
  ['a rule asks for', ':root{--a:1;--b:2}.one{top:var(--b)}', '', ':root{--b:2}.one{top:var(--b)}'],
  ['an element asks for', ':root{--a:1;--b:2}', '<i style="top:var(--a)">', ':root{--a:1;}'],
  [
    'one that is asked for asks for',
    ':root{--a:var(--b,1);--b:calc(2*var(--c));--c:3;--d:4}.one{top:var(--a)}',
    '',
    ':root{--a:var(--b,1);--b:calc(2*var(--c));--c:3;}.one{top:var(--a)}',
  ],
  ['only one that is not asked for asks for', ':root{--a:var(--b);--b:1}.one{top:0}', '', ':root{}.one{top:0}'],
])('of custom properties: one that %s', (_what, css, html, left) => {
  expect(opening(css, [], html)).toBe(left);
});
