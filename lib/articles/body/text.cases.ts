import { type Case, TABLE } from '@/lib/articles/body/blocks.testUtils';

const WORD = `<!--[if gte mso 9]><xml><o:OfficeDocumentSettings></o:OfficeDocumentSettings></xml><![endif]-->
<p class="MsoNormal" style="margin-bottom:.0001pt;mso-line-height-alt:12.0pt"><b><span lang="EN-GB"
 style="font-size:12.0pt;font-family:&quot;Arial&quot;">The gate</span></b><span lang="EN-GB"> is old.<o:p></o:p></span></p>
<p class="MsoNormal"><o:p>&nbsp;</o:p></p>
<p class="MsoListParagraph" style="text-indent:-18.0pt"><![if !supportLists]><span>·</span><![endif]>Second</p>`;

const GOOGLE_DOCS = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span
 style="font-size:16pt">Walls</span></h2><p dir="ltr"><span>Long walls.</span></p><br><ul><li dir="ltr"><p
 dir="ltr">One</p></li></ul></b>`;

/** Elements of texts with their attributes, which stay as they are. */
const UNCHANGED = [
  '<p><code>a</code> <abbr title="b">c</abbr> <time datetime="2026-07-20">d</time> <cite>e</cite> <q>f</q> <mark>g</mark></p>',
  '<p><strong>a</strong> <em>b</em> <u>c</u> <ins>c</ins> <s>d</s> <del>d</del> <small>e</small> <sub>f</sub> <sup>g</sup> <bdo dir="rtl">h</bdo></p>',
  '<ol start="3" reversed><li>Three</li></ol>',
  '<dl><dt>One</dt><dd>Two</dd></dl>',
];

export const PLAIN: Case[] = [
  ['nothing', '', []],
  ['a paragraph', '<p>One</p>', ['<p>One</p>']],
  [
    'bare text between paragraphs',
    'One<p>Two</p>Three <b>four</b>',
    ['<p>One</p>', '<p>Two</p>', '<p>Three <b>four</b></p>'],
  ],
  [
    'headings: the page’s title is the only h1',
    '<h1>A</h1><h2>B</h2><h3>C</h3><h6>D</h6>',
    ['# <h2>A</h2>', '# <h2>B</h2>', '# <h3>C</h3>', '# <h6>D</h6>'],
  ],
  ['a heading in a quotation', '<blockquote><h1>A</h1></blockquote>', ['<blockquote><h2>A</h2></blockquote>']],
  ['an empty heading', '<h2><br></h2><p>One</p>', ['<p>One</p>']],
  [
    'lists',
    '<ul><li>One<ul><li>Two</li></ul></li></ul><ol start="3"><li>Three</li></ol>',
    ['<ul><li>One<ul><li>Two</li></ul></li></ul>', '<ol start="3"><li>Three</li></ol>'],
  ],
  [
    'a table, in a box that scrolls and can be reached by keyboard',
    '<table border="1"><tr><th scope="col">A</th><td colspan="2" style="width:50%">B</td></tr></table>',
    [TABLE('A, B', '<th scope="col">A</th><td colspan="2">B</td>')],
  ],
  [
    'a table with a caption, by which its box is named',
    '<table><caption>Fares <b>in</b>\n 2027</caption><tr><td>A</td></tr></table>',
    [
      '<div class="table" tabindex="0" role="group" aria-label="Fares in 2027"><table><caption>Fares <b>in</b>\n 2027</caption><tbody><tr><td>A</td></tr></tbody></table></div>',
    ],
  ],
  [
    'a table named by words that tags divide, and by lines',
    '<table><tr><th></th><th>H<sub>2</sub>O</th><th><b>Price</b>, EUR</th><th>One<br>two<p>three</p></th></tr></table>',
    [
      TABLE(
        'H2O, Price, EUR, One two three',
        '<th></th><th>H<sub>2</sub>O</th><th><b>Price</b>, EUR</th><th>One<br>two<p>three</p></th>',
      ),
    ],
  ],
  [
    'a table whose first row is empty, named by the next one',
    '<table><thead><tr><th></th></tr></thead><tr><td>A</td></tr></table>',
    [
      '<div class="table" tabindex="0" role="group" aria-label="A"><table><thead><tr><th></th></tr></thead><tbody><tr><td>A</td></tr></tbody></table></div>',
    ],
  ],
  [
    'a table without words, whose box has no name and is no group',
    '<table><tr><td><hr></td></tr></table>',
    ['<div class="table"><table><tbody><tr><td><hr></td></tr></tbody></table></div>'],
  ],
  [
    'a table in a table, whose words name its own box alone',
    '<table><tr><td>A<br>B<table><tr><td>C</td></tr></table></td></tr></table>',
    [TABLE('A B', `<td>A<br>B${TABLE('C', '<td>C</td>')}</td>`)],
  ],
  [
    'a table whose first row is a text, by its first sentences',
    `<table><tr><td>One &lt; two. ${'Three '.repeat(20)}</td></tr></table>`,
    [TABLE('One ‹ two.', `<td>One &#x3C; two. ${'Three '.repeat(20)}</td>`)],
  ],
  ['a rule', '<p>One</p><hr>', ['<p>One</p>', '<hr>']],
  ['all that a text may have', UNCHANGED.join(''), UNCHANGED],
  [
    'all that a table may have',
    `<table><thead><tr><th scope="row" rowspan="2">A</th></tr></thead><tbody><tr><td rowspan="2" colspan="3">B</td></tr></tbody><tfoot><tr><td>C</td></tr></tfoot></table>`,
    [
      '<div class="table" tabindex="0" role="group" aria-label="A"><table><thead><tr><th scope="row" rowspan="2">A</th></tr></thead><tbody><tr><td rowspan="2" colspan="3">B</td></tr></tbody><tfoot><tr><td>C</td></tr></tfoot></table></div>',
    ],
  ],
  ['preformatted text keeps its spaces', '<pre>  a\n b</pre>', ['<pre>  a\n b</pre>']],
];

export const AWKWARD: Case[] = [
  [
    'a paste from Word',
    WORD,
    [
      '<p><b><span lang="EN-GB">The gate</span></b><span lang="EN-GB"> is old.</span></p>',
      '<p><span>·</span>Second</p>',
    ],
  ],
  [
    'a paste from Google Docs: blocks in one inline wrapper',
    GOOGLE_DOCS,
    [
      '# <h2 dir="ltr"><span>Walls</span></h2>',
      '<p dir="ltr"><span>Long walls.</span></p>',
      '<ul><li dir="ltr"><p dir="ltr">One</p></li></ul>',
    ],
  ],
  [
    'boxes of every kind, whose words do not run together',
    '<main><header>One</header><address>Two</address><details><summary>Three</summary>Four</details></main><aside>Five</aside><form><fieldset><legend>Six</legend>Seven</fieldset>Eight</form><hgroup>Nine</hgroup>Ten<nav>Eleven</nav>Twelve<footer>Thirteen</footer>Fourteen',
    'One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen'
      .split(' ')
      .map((word) => `<p>${word}</p>`),
  ],
  [
    'a form: its words stay, its fields go',
    '<form action="/x"><p>One</p><input value="x"><select><option>y</option></select><button>Two</button></form>',
    ['<p>One</p>', '<p>Two</p>'],
  ],
  ['runs of line breaks alone', '<br><br/><p><br></p><div><br><br></div><br>', []],
  [
    'empty paragraphs of every kind',
    '<p></p><p>&nbsp;</p><p> <span>&#8203;</span> </p><p>&shy;</p><div><p>\uFEFF&NoBreak;</p></div>',
    [],
  ],
  [
    'line breaks in a row, which end a paragraph, whatever is around or between them',
    '<p><br>One<br>two<br>&nbsp;<br> \n<br>Three <b>four<br></b><br/>Five <i>six<br><br>seven</i> eight<br><br></p>',
    ['<p><br>One<br>two</p>', '<p>Three <b>four</b></p>', '<p>Five <i>six</i></p>', '<p><i>seven</i> eight</p>'],
  ],
  [
    'line breaks in a row in bare text, and in a list and a quotation, which stay whole',
    'One<br><br>Two<ul><li>Three<br><br>Four</li></ul><blockquote>Five<br><br>Six</blockquote>',
    ['<p>One</p>', '<p>Two</p>', '<ul><li>Three<br><br>Four</li></ul>', '<blockquote>Five<br><br>Six</blockquote>'],
  ],
  [
    'entities',
    '<p>&lt;b&gt; &amp;amp; &copy; &#x10D; &euro;&nbsp;5 &unknown;</p>',
    ['<p>&#x3C;b> &#x26;amp; © č €\u00a05 &#x26;unknown;</p>'],
  ],
  [
    'numbers and units, which no line parts, but in addresses',
    '<h2>At 18 °C</h2><p>8.3 km <a href="/a/3 m">to 30 €</a>, <b>5</b> min</p>',
    ['# <h2>At 18\u00a0°C</h2>', '<p>8.3\u00a0km <a href="/a/3 m">to 30\u00a0€</a>, <b>5</b>\u00a0min</p>'],
  ],
  [
    'broken tags',
    '<p>One <b>two <i>three</p><p>four</b> five</i></p></div></table>',
    ['<p>One <b>two <i>three</i></b></p>', '<p><b><i>four</i></b><i> five</i></p>'],
  ],
  ['an unclosed tag at the end', '<p>One <a href="/tax', ['<p>One </p>']],
  ['stray signs', '<p>1 < 2 > 0 & so</p>', ['<p>1 &#x3C; 2 > 0 &#x26; so</p>']],
  [
    'a table that a paragraph cannot hold',
    '<p>One<table><tr><td>Two</td></tr></table></p>',
    ['<p>One</p>', TABLE('Two', '<td>Two</td>')],
  ],
  [
    'right to left, also from a wrapper',
    '<p dir="rtl" lang="ar">مرحبا</p><div dir="rtl" lang="he"><div><p>שלום</p><p dir="ltr" lang="en">One</p></div></div>',
    ['<p dir="rtl" lang="ar">مرحبا</p>', '<p lang="he" dir="rtl">שלום</p>', '<p lang="en" dir="ltr">One</p>'],
  ],
  ['letters and emoji', '<p>Čćžšđ, Котор, “–” 👩‍👩‍👧 🇲🇪</p>', ['<p>Čćžšđ, Котор, “–” 👩‍👩‍👧 🇲🇪</p>']],
  [
    'scripts, styles and what is no text, which leave no words behind',
    '<p>One<script>two()</script></p><style>p { color: red }</style><template>four</template><textarea>five</textarea><math>six</math><xmp>seven</xmp><noembed>eight</noembed><noframes>nine</noframes>',
    ['<p>One</p>'],
  ],
  [
    'what stands there for a browser without scripts',
    '<p>One</p><noscript><p>Two</p></noscript><p>Three <noscript>four</noscript></p>',
    ['<p>One</p>', '<p>Two</p>', '<p>Three four</p>'],
  ],
  [
    'an unclosed paragraph in a noscript, which a parser never closes then',
    '<noscript><p>One</noscript><p>Two</p>Three',
    ['<p>One</p>', '<p>Two</p>', '<p>Three</p>'],
  ],
  ['the end of a noscript in an attribute', '<noscript><p title="</noscript>"></noscript><p>One</p>', ['<p>One</p>']],
  [
    'blocks of WordPress between their comments',
    '<!-- wp:heading {"level":2} --><h2 class="wp-block-heading">A</h2><!-- /wp:heading --><!-- wp:paragraph --><p>One</p><!-- /wp:paragraph -->',
    ['# <h2>A</h2>', '<p>One</p>'],
  ],
  [
    'the marks TinyMCE and Quill leave in empty paragraphs',
    '<p><br data-mce-bogus="1"></p><p class="ql-align-center"><br></p><p><span class="ql-cursor">\uFEFF</span>One</p>',
    ['<p><span>\uFEFF</span>One</p>'],
  ],
  ['a whole document', '<html><head><title>T</title></head><body><p>One</p></body></html>', ['<p>One</p>']],
];
