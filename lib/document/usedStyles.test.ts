/** @jest-environment node */
import { readRules } from '@/lib/document/readRules.mjs';
import { usedStyles } from '@/lib/document/usedStyles.mjs';

const CASES: [what: string, css: string, classes: string, used: string][] = [
  ['a rule of a class of the page stays', '.a{color:red}', 'a', '.a{color:red}'],
  ['one of another class goes', '.a{color:red}.b{color:blue}', 'b', '.b{color:blue}'],
  ['all classes of a selector must be there', '.a .b{top:0}.a.c{top:1px}', 'a b', '.a .b{top:0}'],
  ['of several selectors those that are needed stay', '.a,.b p,.c{top:0}', 'a c', '.a,.c{top:0}'],
  ['elements, the root and everything stay', ':root{--x:1}p{top:0}*{left:0}', '', ':root{--x:1}p{top:0}*{left:0}'],
  ['states of an element stay', '.a:hover{top:0}.a[data-on]{top:1px}', 'a', '.a:hover{top:0}.a[data-on]{top:1px}'],
  [
    'what is asked in brackets leaves nothing out',
    '.a:not(.b){top:0}.a:is(.c,p:has(.d)){left:0}',
    'a',
    '.a:not(.b){top:0}.a:is(.c,p:has(.d)){left:0}',
  ],
  ['a numeral with a point is no class', '.a{width:calc(1.5*var(--x))}', 'a', '.a{width:calc(1.5*var(--x))}'],
  ['names may begin with a line', '.-x_a{top:0}._y_b{top:1px}', '-x_a', '.-x_a{top:0}'],
  ['conditions keep what is needed inside', '@media print{.a{top:0}.b{top:0}}', 'b', '@media print{.b{top:0}}'],
  ['conditions with nothing needed go', '@media print{@supports (top:0){.a{top:0}}}', 'b', ''],
  [
    'fonts, animations and names stay',
    '@font-face{font-family:A;src:url(a)}@keyframes k{0%{top:0}}',
    '',
    '@font-face{font-family:A;src:url(a)}@keyframes k{0%{top:0}}',
  ],
  ['statements stay', '@layer one,two;.a{top:0}', '', '@layer one,two;'],
];

test.each(CASES)('%s', (_what, css, classes, used) => {
  expect(usedStyles(readRules(css), new Set(classes.split(' ')))).toBe(used);
});
