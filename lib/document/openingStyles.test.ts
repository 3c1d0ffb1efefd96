/** @jest-environment node */
import { openingStyles } from '@/lib/document/openingStyles.mjs';
import { readRules } from '@/lib/document/readRules.mjs';

const opening = (css: string, html = '') =>
  openingStyles(readRules(css), {
    elements: new Set(['html', 'a', 'h1']),
    classes: new Set(['one']),
    attributes: new Set(['data-lead', 'href']),
    html,
  });

test.each([
  ['other classes', '.two{top:0}'],
  ['other elements', 'h2,.one>p,.one section a{top:0}'],
  ['the pointer', '.one:hover,.one:focus-visible,a:active{top:0}'],
  ['what is chosen', '::selection{top:0}.one::highlight(found){top:0}'],
  ['the printer', '@media print{.one{top:0}}@page{margin:0}'],
  ['things that move', '@keyframes one{0%{top:0}}'],
  ['the way to the next page', '::view-transition-old(*){animation:none}'],
  ['what is put in later, by its id', '#notice{top:0}'],
  ['what only a script makes of it', '.one[data-open]{top:0}[data-open] .one{top:0}'],
])('the opening does without what is for %s', (_what, css) => {
  expect(opening(`.one{left:0}${css}`)).toBe('.one{left:0}');
});

test.each([
  ['is asked in brackets', '.one:not(:hover){top:0}.one:not([data-open]){top:0}'],
  ['is for the screen', '@media (width<48em){.one{left:0}}'],
  ['brings it from the page before', '@view-transition{navigation:auto}'],
  ['is for what stands there', 'h1,.one>a,*,:before,.one[data-lead] a[aria-current]{top:0}'],
])('the opening keeps what %s', (_what, css) => {
  expect(opening(css)).toBe(css);
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
  expect(opening(css, html)).toBe(left);
});
