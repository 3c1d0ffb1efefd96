import type { Case } from '@/lib/articles/body/blocks.testUtils';

export const LINKS: Case[] = [
  [
    'links: those that leave the site say so, no target survives',
    '<p><a href="https://x.example/" target="_blank" rel="follow">a</a><a href="//y.example">b</a><a href="/tax">c</a><a href="mailto:a@x.example">d</a><a href="tel:+38232">e</a><a href="#f">f</a></p>',
    [
      '<p><a href="https://x.example/" rel="noopener">a<span class="outside"></span></a><a href="//y.example" rel="noopener">b<span class="outside"></span></a><a href="/tax">c</a><a href="mailto:a@x.example">d</a><a href="tel:+38232">e</a><a href="#f">f</a></p>',
    ],
  ],
  [
    'links to other sites in other spellings',
    '<p><a href="HTTPS://x.example/">a</a><a href="/\\y.example">b</a><a href="Mailto:a@x.example">c</a></p>',
    [
      '<p><a href="https://x.example/" rel="noopener">a<span class="outside"></span></a><a href="/\\y.example" rel="noopener">b<span class="outside"></span></a><a href="mailto:a@x.example">c</a></p>',
    ],
  ],
  [
    'addresses with white space and control characters, which browsers drop',
    '<p><a href=" \n/tax&#13;&#1;">a</a><a href="&#31;mail\nto:a@x.example\t">b</a><a href="/a b">c</a><a href="java\n\tscript:x">d</a></p>',
    ['<p><a href="/tax">a</a><a href="mailto:a@x.example">b</a><a href="/a b">c</a><a>d</a></p>'],
  ],
  [
    'links to this site by its whole URL, which do not leave it',
    '<p><a href="https://site.example/tax">a</a><a href="//site.example">b</a><a href="https://www.site.example/">c</a></p>',
    [
      '<p><a href="https://site.example/tax">a</a><a href="//site.example">b</a><a href="https://www.site.example/" rel="noopener">c<span class="outside"></span></a></p>',
    ],
  ],
  [
    'a link around blocks stays around each of their texts, but not around a list',
    'One<a href="/tax"><b><i>two<h3>Three</h3></i></b><div><p>Four</p></div><ul><li>Five</li></ul></a>',
    [
      '<p>One</p>',
      '<p><a href="/tax">two</a></p>',
      '# <h3><a href="/tax">Three</a></h3>',
      '<p><a href="/tax">Four</a></p>',
      '<ul><li>Five</li></ul>',
    ],
  ],
];
