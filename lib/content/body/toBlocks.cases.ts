/** A block in short: its kind, then its HTML, its pictures’ addresses, or its embed’s. */
export type Short = [kind: 'heading' | 'text' | 'image' | 'gallery' | 'embed', ...parts: string[]];

type Case = [what: string, html: string, blocks: Short[]];

const IMG = (name: string): string => `<img src="/media/${name}.jpg">`;
const YOUTUBE = 'https://www.youtube.com/embed/x';

const WORD = `<!--[if gte mso 9]><xml><o:OfficeDocumentSettings></o:OfficeDocumentSettings></xml><![endif]-->
<p class="MsoNormal" style="margin-bottom:.0001pt;mso-line-height-alt:12.0pt"><b><span lang="EN-GB"
 style="font-size:12.0pt;font-family:&quot;Arial&quot;">The gate</span></b><span lang="EN-GB"> is old.<o:p></o:p></span></p>
<p class="MsoNormal"><o:p>&nbsp;</o:p></p>
<p class="MsoListParagraph" style="text-indent:-18.0pt"><![if !supportLists]><span>·</span><![endif]>Second</p>`;

const GOOGLE_DOCS = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span
 style="font-size:16pt">Walls</span></h2><p dir="ltr"><span>Long walls.</span></p><br><ul><li dir="ltr"><p
 dir="ltr">One</p></li></ul></b>`;

export const PLAIN: Case[] = [
  ['nothing', '', []],
  ['white space', ' \n\t ', []],
  ['a paragraph', '<p>One</p>', [['text', '<p>One</p>']]],
  ['bare text', 'One', [['text', '<p>One</p>']]],
  [
    'bare text between paragraphs',
    'One<p>Two</p>Three <b>four</b>',
    [
      ['text', '<p>One</p>'],
      ['text', '<p>Two</p>'],
      ['text', '<p>Three <b>four</b></p>'],
    ],
  ],
  [
    'white space between paragraphs',
    '<p>One</p>\n\n  <p>Two</p>',
    [
      ['text', '<p>One</p>'],
      ['text', '<p>Two</p>'],
    ],
  ],
  [
    'headings: the page’s title is the only h1',
    '<h1>A</h1><h2>B</h2><h3>C</h3><h6>D</h6>',
    [
      ['heading', '<h2>A</h2>'],
      ['heading', '<h2>B</h2>'],
      ['heading', '<h3>C</h3>'],
      ['heading', '<h6>D</h6>'],
    ],
  ],
  [
    'a heading in a quotation',
    '<blockquote><h1>A</h1></blockquote>',
    [['text', '<blockquote><h2>A</h2></blockquote>']],
  ],
  ['an empty heading', '<h2><br></h2><p>One</p>', [['text', '<p>One</p>']]],
  [
    'lists',
    '<ul><li>One<ul><li>Two</li></ul></li></ul><ol start="3"><li>Three</li></ol>',
    [
      ['text', '<ul><li>One<ul><li>Two</li></ul></li></ul>'],
      ['text', '<ol start="3"><li>Three</li></ol>'],
    ],
  ],
  [
    'a table, in a box that scrolls and can be reached by keyboard',
    '<table border="1"><tr><th scope="col">A</th><td colspan="2" style="width:50%">B</td></tr></table>',
    [
      [
        'text',
        '<div class="table" tabindex="0" role="group"><table><tbody><tr><th scope="col">A</th><td colspan="2">B</td></tr></tbody></table></div>',
      ],
    ],
  ],
  [
    'a rule',
    '<p>One</p><hr>',
    [
      ['text', '<p>One</p>'],
      ['text', '<hr>'],
    ],
  ],
  ['preformatted text keeps its spaces', '<pre>  a\n b</pre>', [['text', '<pre>  a\n b</pre>']]],
];

export const AWKWARD: Case[] = [
  [
    'a paste from Word',
    WORD,
    [
      ['text', '<p><b><span lang="EN-GB">The gate</span></b><span lang="EN-GB"> is old.</span></p>'],
      ['text', '<p><span>·</span>Second</p>'],
    ],
  ],
  [
    'a paste from Google Docs: blocks in one inline wrapper',
    GOOGLE_DOCS,
    [
      ['heading', '<h2 dir="ltr"><span>Walls</span></h2>'],
      ['text', '<p dir="ltr"><span>Long walls.</span></p>'],
      ['text', '<ul><li dir="ltr"><p dir="ltr">One</p></li></ul>'],
    ],
  ],
  [
    'nested wrappers',
    '<div><section><div><p>One</p></div>Two<article><center>Three</center></article></section></div>',
    [
      ['text', '<p>One</p>'],
      ['text', '<p>Two</p>'],
      ['text', '<p>Three</p>'],
    ],
  ],
  [
    'boxes of every kind, whose words do not run together',
    '<main><header>One</header><address>Two</address><details><summary>Three</summary>Four</details></main><aside>Five</aside>',
    ['One', 'Two', 'Three', 'Four', 'Five'].map((word): Short => ['text', `<p>${word}</p>`]),
  ],
  [
    'a form: its words stay, its fields go',
    '<form action="/x"><p>One</p><input value="x"><select><option>y</option></select><button>Two</button></form>',
    [
      ['text', '<p>One</p>'],
      ['text', '<p>Two</p>'],
    ],
  ],
  [
    'a link around blocks stays around each of their texts',
    '<a href="/tax"><h3>One</h3><div><p>Two</p></div></a>',
    [
      ['heading', '<h3><a href="/tax">One</a></h3>'],
      ['text', '<p><a href="/tax">Two</a></p>'],
    ],
  ],
  ['runs of line breaks alone', '<br><br/><p><br></p><div><br><br></div><br>', []],
  ['empty paragraphs of every kind', '<p></p><p>&nbsp;</p><p> <span>&#8203;</span> </p><div><p>\uFEFF</p></div>', []],
  ['line breaks within a paragraph', '<p>One<br><br>Two</p>', [['text', '<p>One<br><br>Two</p>']]],
  [
    'entities',
    '<p>&lt;b&gt; &amp;amp; &copy; &#x10D; &euro;&nbsp;5 &unknown;</p>',
    [['text', '<p>&#x3C;b> &#x26;amp; © č €\u00a05 &#x26;unknown;</p>']],
  ],
  [
    'broken tags',
    '<p>One <b>two <i>three</p><p>four</b> five</i></p></div></table>',
    [
      ['text', '<p>One <b>two <i>three</i></b></p>'],
      ['text', '<p><b><i>four</i></b><i> five</i></p>'],
    ],
  ],
  ['an unclosed tag at the end', '<p>One <a href="/tax', [['text', '<p>One </p>']]],
  ['stray signs', '<p>1 < 2 > 0 & so</p>', [['text', '<p>1 &#x3C; 2 > 0 &#x26; so</p>']]],
  [
    'a table that a paragraph cannot hold',
    '<p>One<table><tr><td>Two</td></tr></table></p>',
    [
      ['text', '<p>One</p>'],
      [
        'text',
        '<div class="table" tabindex="0" role="group"><table><tbody><tr><td>Two</td></tr></tbody></table></div>',
      ],
    ],
  ],
  [
    'right to left, also from a wrapper',
    '<p dir="rtl" lang="ar">مرحبا</p><div dir="rtl" lang="he"><p>שלום</p></div>',
    [
      ['text', '<p dir="rtl" lang="ar">مرحبا</p>'],
      ['text', '<p lang="he" dir="rtl">שלום</p>'],
    ],
  ],
  ['emoji', '<p>👩‍👩‍👧 🇲🇪 👍🏽</p>', [['text', '<p>👩‍👩‍👧 🇲🇪 👍🏽</p>']]],
  ['letters of both languages', '<p>Čćžšđ, Котор, “–”</p>', [['text', '<p>Čćžšđ, Котор, “–”</p>']]],
  ['comments', '<p>One<!-- two --></p><!-- <p>three</p> -->', [['text', '<p>One</p>']]],
  [
    'links: those that leave the site say so, no target survives',
    '<p><a href="https://x.example/" target="_blank" rel="follow">a</a><a href="//y.example">b</a><a href="/tax">c</a><a href="mailto:a@x.example">d</a><a href="tel:+38232">e</a><a href="#f">f</a></p>',
    [
      [
        'text',
        '<p><a href="https://x.example/" rel="noopener">a</a><a href="//y.example" rel="noopener">b</a><a href="/tax">c</a><a href="mailto:a@x.example">d</a><a href="tel:+38232">e</a><a href="#f">f</a></p>',
      ],
    ],
  ],
  ['a whole document', '<html><head><title>T</title></head><body><p>One</p></body></html>', [['text', '<p>One</p>']]],
];

export const PICTURES: Case[] = [
  ['one picture alone', IMG('a'), [['image', 'a']]],
  ['one picture in a paragraph', `<p>${IMG('a')}</p>`, [['image', 'a']]],
  ['one picture in wrappers and a link', `<div><p><a href="/x"><b>${IMG('a')}</b></a></p></div>`, [['image', 'a']]],
  ['one picture of a <picture>', `<picture><source srcset="/media/a.webp">${IMG('a')}</picture>`, [['image', 'a']]],
  ['two in a paragraph are a gallery', `<p>${IMG('a')} ${IMG('b')}</p>`, [['gallery', 'a', 'b']]],
  [
    'pictures in paragraphs of their own are one gallery',
    `<p>${IMG('a')}</p><p>${IMG('b')}</p><p>${IMG('c')}</p>`,
    [['gallery', 'a', 'b', 'c']],
  ],
  [
    'empty paragraphs and line breaks between pictures do not part them',
    `<p>${IMG('a')}</p><p>&nbsp;</p><br><br><p><span><br></span></p><div><div>${IMG('b')}</div></div><p>${IMG('c')}<br></p>`,
    [['gallery', 'a', 'b', 'c']],
  ],
  [
    'text between pictures parts them',
    `${IMG('a')}<p>One</p>${IMG('b')}${IMG('c')}`,
    [
      ['image', 'a'],
      ['text', '<p>One</p>'],
      ['gallery', 'b', 'c'],
    ],
  ],
  [
    'a heading between pictures parts them',
    `${IMG('a')}<h2>One</h2>${IMG('b')}`,
    [
      ['image', 'a'],
      ['heading', '<h2>One</h2>'],
      ['image', 'b'],
    ],
  ],
  [
    'a picture within a text comes out of it, in its place',
    `<p>One <b>two ${IMG('a')} three</b> four</p>`,
    [
      ['text', '<p>One </p>'],
      ['text', '<p><b>two </b></p>'],
      ['image', 'a'],
      ['text', '<p><b> three</b></p>'],
      ['text', '<p> four</p>'],
    ],
  ],
  [
    'a picture before a text',
    `<p>${IMG('a')}One</p>`,
    [
      ['image', 'a'],
      ['text', '<p>One</p>'],
    ],
  ],
  [
    'pictures at the end of one text and the beginning of the next are one gallery',
    `<p>One${IMG('a')}</p><p>${IMG('b')}Two</p>`,
    [
      ['text', '<p>One</p>'],
      ['gallery', 'a', 'b'],
      ['text', '<p>Two</p>'],
    ],
  ],
  [
    'a picture in a heading or a quotation',
    `<h2>One${IMG('a')}</h2><blockquote><p>Two${IMG('b')}</p></blockquote>`,
    [
      ['heading', '<h2>One</h2>'],
      ['image', 'a'],
      ['text', '<blockquote><p>Two</p></blockquote>'],
      ['image', 'b'],
    ],
  ],
  ['pictures from elsewhere go', '<p><img src="https://x.example/a.jpg"></p><img src="//x.example/b.jpg">', []],
  ['a picture without an address goes', '<p>One<img alt="x"></p><img src="">', [['text', '<p>One</p>']]],
  [
    'a picture from elsewhere does not part two of ours',
    `${IMG('a')}<img src="https://x.example/t.gif">${IMG('b')}`,
    [['gallery', 'a', 'b']],
  ],
  [
    'a picture in a list stays in it, from our own address, and loads when near',
    `<ul><li>One ${IMG('a')}</li></ul>`,
    [
      [
        'text',
        '<ul><li>One <img src="/_next/image?url=%2Fmedia%2Fa.jpg&#x26;w=960&#x26;q=60" loading="lazy"></li></ul>',
      ],
    ],
  ],
  [
    'a picture from elsewhere goes also out of lists and tables',
    '<ul><li>One<img src="https://x.example/t.gif"></li></ul><table><tr><td>Two<img src="https://x.example/t.gif"></td></tr></table>',
    [
      ['text', '<ul><li>One</li></ul>'],
      [
        'text',
        '<div class="table" tabindex="0" role="group"><table><tbody><tr><td>Two</td></tr></tbody></table></div>',
      ],
    ],
  ],
  [
    'a figure without a picture is its caption',
    '<figure><figcaption>One</figcaption></figure>',
    [['text', '<p>One</p>']],
  ],
  [
    'a figure around a table',
    '<figure class="table"><table><tr><td>One</td></tr></table><figcaption>Two</figcaption></figure>',
    [
      [
        'text',
        '<div class="table" tabindex="0" role="group"><table><tbody><tr><td>One</td></tr></tbody></table></div>',
      ],
      ['text', '<p>Two</p>'],
    ],
  ],
];

export const EMBEDS: Case[] = [
  ['an embed that is allowed', `<iframe src="${YOUTUBE}" width="560"></iframe>`, [['embed', YOUTUBE]]],
  [
    'an embed in a paragraph with text',
    `<p>One <iframe src="${YOUTUBE}"></iframe> two</p>`,
    [
      ['text', '<p>One </p>'],
      ['embed', YOUTUBE],
      ['text', '<p> two</p>'],
    ],
  ],
  [
    'an embed in a figure, with its caption',
    `<figure class="media"><div><iframe src="${YOUTUBE}"></iframe></div><figcaption>One</figcaption></figure>`,
    [
      ['embed', YOUTUBE],
      ['text', '<p>One</p>'],
    ],
  ],
  ['an embed without a scheme', '<iframe src="//www.youtube.com/embed/x"></iframe>', [['embed', YOUTUBE]]],
  ['an embed over plain http', '<iframe src="http://www.youtube.com/embed/x"></iframe>', [['embed', YOUTUBE]]],
  [
    'an embed in a heading or a quotation',
    `<h2>One<iframe src="${YOUTUBE}"></iframe></h2><blockquote>Two<iframe src="${YOUTUBE}"></iframe></blockquote>`,
    [
      ['heading', '<h2>One</h2>'],
      ['embed', YOUTUBE],
      ['text', '<blockquote>Two</blockquote>'],
      ['embed', YOUTUBE],
    ],
  ],
  [
    'an embed in a list or a table is a link, so that nothing loads unasked',
    `<ul><li><iframe src="${YOUTUBE}" title="A film"></iframe></li></ul><table><tr><td><iframe src="${YOUTUBE}"></iframe></td></tr></table>`,
    [
      ['text', `<ul><li><a href="${YOUTUBE}" rel="noopener">A film</a></li></ul>`],
      [
        'text',
        `<div class="table" tabindex="0" role="group"><table><tbody><tr><td><a href="${YOUTUBE}" rel="noopener">www.youtube.com</a></td></tr></tbody></table></div>`,
      ],
    ],
  ],
  ...[
    'https://evil.example/embed/x',
    'https://www.youtube.com.evil.example/x',
    'https://www.youtube.com@evil.example/x',
    'https://www.youtube.com:8443/x',
    'https://evil.example/?www.youtube.com',
    'https://youtube.example/',
    '/embed',
    'javascript:alert(1)',
    'data:text/html,x',
    '',
  ].flatMap((src): Case[] => [
    [`an embed of ${src || 'nothing'} goes`, `<p>One</p><iframe src="${src}"></iframe>`, [['text', '<p>One</p>']]],
    [
      `an embed of ${src || 'nothing'} goes also out of a list`,
      `<ul><li>One<iframe src="${src}"></iframe></li></ul>`,
      [['text', '<ul><li>One</li></ul>']],
    ],
  ]),
];

/** Attempts to smuggle something that runs, loads or restyles past the allow-list. */
export const ATTACKS: string[] = [
  '<script>alert(1)</script>',
  '<ScRiPt src="//evil.example/x.js"></sCrIpT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script/x>alert(1)</script>',
  '<script>alert(1)//',
  '</p><script>alert(1)</script><p>',
  '<p onclick="alert(1)">x</p>',
  '<p/onclick=alert(1)>x</p>',
  '<p oNcLiCk=alert(1)>x</p>',
  '<p\nonmouseover\n=\n"alert(1)">x</p>',
  '<p onclick="alert(1)" onclick="alert(2)">x</p>',
  '<img src=x onerror=alert(1)>',
  '<img src="/media/a.jpg" onerror="alert(1)" onload="alert(1)">',
  '<img src="/media/a.jpg&quot; onerror=&quot;alert(1)">',
  '<img src="javascript:alert(1)">',
  '<img src="data:image/svg+xml;base64,PHN2Zy8+">',
  '<img src="/media/a.jpg" srcset="https://evil.example/x 1x">',
  '<img lowsrc="javascript:alert(1)" dynsrc="javascript:alert(1)">',
  '<img alt="&lt;script&gt;alert(1)&lt;/script&gt;" title="&quot; onload=alert(1)" src="/media/a.jpg">',
  '<img """><script>alert("x")</script>">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="&#106;&#97;&#118;&#97;script:alert(1)">x</a>',
  '<a href="javascript&colon;alert(1)">x</a>',
  '<a href="javascript&#0000058alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD4=">x</a>',
  '<a href="blob:https://site.example/1">x</a>',
  '<a href="file:///etc/passwd">x</a>',
  '<a href="/x" style="position:fixed;inset:0">x</a>',
  '<a href="/x" ping="https://evil.example/" download formaction="javascript:alert(1)">x</a>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p class="hidden" id="content" name="x" data-x="y" slot="z" is="evil-p">x</p>',
  '<style>@import "https://evil.example/x.css";</style>',
  '<style><img src="</style><img src=x onerror=alert(1)>">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<base href="https://evil.example/">',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe src="https://www.youtube.com/embed/x" srcdoc="<script>alert(1)</script>" onload="alert(1)"></iframe>',
  '<ul><li><iframe src="https://evil.example/"></iframe></li></ul>',
  '<table><tr><td><iframe srcdoc="<script>alert(1)</script>"></iframe></td></tr></table>',
  '<figure><iframe src="https://evil.example/"></iframe></figure>',
  '<blockquote cite="javascript:alert(1)"><iframe src="//evil.example"></iframe></blockquote>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="https://evil.example/x.swf">',
  '<applet code="x"></applet>',
  '<svg onload="alert(1)"></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<svg></p><style><a title="</style><img src=x onerror=alert(1)>">',
  '<svg><foreignObject><p onclick="alert(1)">x</p></foreignObject></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=alert(1)&gt;">',
  '<math href="javascript:alert(1)">x</math>',
  '<form action="javascript:alert(1)"><input type="submit" formaction="javascript:alert(1)"><button>x</button></form>',
  '<input autofocus onfocus="alert(1)">',
  '<select autofocus onfocus="alert(1)"><option>x</option></select>',
  '<textarea autofocus onfocus="alert(1)"></textarea><textarea></textarea><script>alert(1)</script>',
  '<button onclick="alert(1)">x</button>',
  '<details open ontoggle="alert(1)"><summary>x</summary></details>',
  '<video src="x" onerror="alert(1)"><source onerror="alert(1)"></video>',
  '<audio src="x" onerror="alert(1)" autoplay></audio>',
  '<body onload="alert(1)"><p>x</p></body>',
  '<marquee onstart="alert(1)">x</marquee>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<noembed><p title="</noembed><img src=x onerror=alert(1)>"></noembed>',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<title><p title="</title><img src=x onerror=alert(1)>"></title>',
  '<plaintext><script>alert(1)</script>',
  '<!--><script>alert(1)</script>-->',
  '<!-- --!><script>alert(1)</script> -->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
  '<p title="<script>alert(1)</script>" lang="\'><script>alert(1)</script>">x</p>',
  '<td background="javascript:alert(1)"></td><table background="javascript:alert(1)"><tr><td>x</td></tr></table>',
  '<time datetime="x" onclick="alert(1)">x</time>',
  '<q cite="javascript:alert(1)">x</q>',
  '<x-evil onclick="alert(1)">x</x-evil>',
  `${'<b>'.repeat(80)}<script>alert(1)</script><img src=x onerror=alert(1)>`,
  `${'<div>'.repeat(80)}<iframe src="javascript:alert(1)"></iframe><a href="javascript:alert(1)" onclick="x">x</a>`,
  `${'<div>'.repeat(6_000)}<script>alert(1)</script><img src=x onerror=alert(1)>`,
];
