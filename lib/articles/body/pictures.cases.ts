import { type Case, IMG, TABLE } from '@/lib/articles/body/blocks.testUtils';

const FIGURE = `<figure>${IMG('a')}<figcaption>One</figcaption></figure>`;

export const PICTURES: Case[] = [
  ['one picture alone', IMG('a'), ['image a']],
  ['one picture in a paragraph', `<p>${IMG('a')}</p>`, ['image a']],
  ['one picture in wrappers and a link', `<div><p><a href="/x"><b>${IMG('a')}</b></a></p></div>`, ['image a']],
  [
    'WordPress: a lazy picture and its copy for browsers without scripts',
    `<p>One</p><img src="data:image/gif;base64,R0lGOD" data-src="/media/a.jpg" class="lazyload"><noscript>${IMG('a')}</noscript><p>Two</p>`,
    ['<p>One</p>', 'image a', '<p>Two</p>'],
  ],
  [
    'WP Rocket: data-lazy-src, with a placeholder that is a picture of the site',
    `<figure><img src="/media/blank.jpg" data-lazy-src="/media/a.jpg"><noscript>${IMG('a')}</noscript></figure>`,
    ['image a'],
  ],
  [
    'lazysizes: a set of addresses and nothing else',
    '<img class="lazyload" data-sizes="auto" data-srcset="/media/a-300.jpg 300w, /media/a.jpg 1200w">',
    ['image a'],
  ],
  ['jQuery lazyload: data-original', '<p><img src="/media/grey.jpg" data-original="/media/a.jpg"></p>', ['image a']],
  [
    'Jetpack: data-lazy-srcset, with a placeholder of no bytes',
    '<img src="data:image/gif;base64,R0lGOD" data-lazy-srcset="/media/a-300.jpg 300w, /media/a.jpg 1200w">',
    ['image a'],
  ],
  ['a lazy picture without a copy', '<img src="data:image/gif;base64,R0lGOD" data-src="/media/a.jpg">', ['image a']],
  [
    'a noscript before its lazy picture',
    `<noscript><b>${IMG('a')}</b></noscript><img data-src="/media/a.jpg">`,
    ['image a'],
  ],
  ['a picture in a noscript alone', `<p>One</p><noscript>${IMG('a')}</noscript>`, ['<p>One</p>', 'image a']],
  [
    'a pixel that counts visitors without scripts goes',
    '<p>One</p><noscript><img height="1" width="1" src="https://x.example/tr?id=1&ev=PageView"></noscript>',
    ['<p>One</p>'],
  ],
  ['a set without src', '<img srcset="/media/a-480.jpg 480w, /media/a.jpg 960w">', ['image a']],
  [
    'a <picture> whose img is a placeholder',
    '<picture><source srcset="/media/a.jpg" type="image/webp"><img src="data:image/gif;base64,R0lGOD"></picture>',
    ['image a'],
  ],
  [
    'a gallery of WordPress: figures in a list in a figure',
    `<figure class="wp-block-gallery"><ul class="blocks-gallery-grid"><li><figure>${IMG('a')}</figure></li><li><figure>${IMG('b')}</figure></li></ul></figure>`,
    ['gallery a b'],
  ],
  [
    'a gallery of WordPress whose pictures have captions of their own, and the last one that of the gallery',
    `<figure class="wp-block-gallery">${FIGURE}<figure>${IMG('b')}</figure><figcaption>Two</figcaption></figure>`,
    ['gallery a “One” b “Two”'],
  ],
  ['a figure in a list of pictures', `<ul><li>${FIGURE}</li></ul>`, ['image a “One”']],
  [
    'a picture of Blogger in a box and a link',
    `<div class="separator" style="clear: both;"><a href="/media/a.jpg" imageanchor="1">${IMG('a')}</a></div><p>One</p>`,
    ['image a', '<p>One</p>'],
  ],
  [
    'a caption of WordPress below its picture',
    `<div class="wp-caption alignnone">${IMG('a')}<p class="wp-caption-text">One</p></div>`,
    ['image a', '<p>One</p>'],
  ],
  ['one picture of a <picture>', `<picture><source srcset="/media/a.webp">${IMG('a')}</picture>`, ['image a']],
  ['two in a paragraph are a gallery', `<p>${IMG('a')} ${IMG('b')}</p>`, ['gallery a b']],
  [
    'pictures in paragraphs of their own are one gallery',
    `<p>${IMG('a')}</p><p>${IMG('b')}</p><p>${IMG('c')}</p>`,
    ['gallery a b c'],
  ],
  [
    'empty paragraphs and line breaks between pictures do not part them',
    `<p>${IMG('a')}</p><p>&nbsp;</p><br><br><p><span>&#8288;<br></span></p><div><div>${IMG('b')}</div></div><p>${IMG('c')}<br></p>`,
    ['gallery a b c'],
  ],
  [
    'text between pictures parts them',
    `${IMG('a')}<p>One</p>${IMG('b')}${IMG('c')}`,
    ['image a', '<p>One</p>', 'gallery b c'],
  ],
  [
    'a picture that is repeated is shown once, with a caption that is new as words',
    `${FIGURE}<p>Two</p>${FIGURE}<figure>${IMG('a')}<figcaption>Three</figcaption></figure>${IMG('b')}`,
    ['image a “One”', '<p>Two</p>', 'image b', '<p>Three</p>'],
  ],
  [
    'a gallery without a repeated picture stays one, and the caption of repeated pictures stands once',
    `${IMG('a')}<p>One</p><figure>${IMG('b')}${IMG('a')}${IMG('c')}<figcaption>Two</figcaption></figure><p>Three</p><figure>${IMG('b')}${IMG('c')}<figcaption>Four</figcaption></figure>`,
    ['image a', '<p>One</p>', 'gallery b “Two” c “Two”', '<p>Three</p>', '<p>Four</p>'],
  ],
  [
    'a heading between pictures parts them',
    `${IMG('a')}<h2>One</h2>${IMG('b')}`,
    ['image a', '# <h2>One</h2>', 'image b'],
  ],
  [
    'a picture within a text comes out of it, in its place',
    `<p>One <b>two ${IMG('a')} three</b> four</p>`,
    ['<p>One <b>two </b></p>', 'image a', '<p><b> three</b> four</p>'],
  ],
  [
    'a <picture> in a link within bare text, which leaves no empty link',
    `One <a href="/tax"><picture>${IMG('a')}</picture></a> two`,
    ['<p>One </p>', 'image a', '<p> two</p>'],
  ],
  [
    'a picture between two line breaks, which are the ends of its lines',
    `<p>One<br>${IMG('a')}<br>two</p>`,
    ['<p>One</p>', 'image a', '<p>two</p>'],
  ],
  ['a picture before a text', `<p>${IMG('a')}One</p>`, ['image a', '<p>One</p>']],
  [
    'pictures at the end of one text and the beginning of the next are one gallery',
    `<p>One${IMG('a')}</p><p>${IMG('b')}Two</p>`,
    ['<p>One</p>', 'gallery a b', '<p>Two</p>'],
  ],
  [
    'a picture in a heading or a quotation',
    `<h2>One${IMG('a')}</h2><blockquote><p>Two${IMG('b')}</p></blockquote>`,
    ['# <h2>One</h2>', 'image a', '<blockquote><p>Two</p></blockquote>', 'image b'],
  ],
  ...['div', 'blockquote', 'h2', 'a', 'strong'].map(
    (tag): Case => [`a figure in ${tag} keeps its caption`, `<${tag}>${FIGURE}</${tag}>`, ['image a “One”']],
  ),
  ['a figure in a link in a quotation', `<blockquote><a href="/x">${FIGURE}</a></blockquote>`, ['image a “One”']],
  ['pictures from elsewhere go', '<p><img src="https://x.example/a.jpg"></p><img src="//x.example/b.jpg">', []],
  ['a picture without an address goes', '<p>One<img alt="x"></p><img src="">', ['<p>One</p>']],
  [
    'a picture from elsewhere does not part two of ours',
    `${IMG('a')}<img src="https://x.example/t.gif">${IMG('b')}`,
    ['gallery a b'],
  ],
  [
    'a picture in a list stays in it, from our own address, and loads when near',
    `<ul><li>One ${IMG('a')}</li></ul>`,
    ['<ul><li>One <img alt="" src="/_next/image?url=%2Fmedia%2Fa.jpg&#x26;w=960&#x26;q=60" loading="lazy"></li></ul>'],
  ],
  [
    'a picture in a table keeps its words, and its size in pixels',
    '<table><tr><td><img src="/media/a.jpg" alt="The bay" width="1200" height="100%"></td></tr></table>',
    [
      '<div class="table"><table><tbody><tr><td><img alt="The bay" src="/_next/image?url=%2Fmedia%2Fa.jpg&#x26;w=960&#x26;q=60" width="1200" loading="lazy"></td></tr></tbody></table></div>',
    ],
  ],
  [
    'a picture in a table in a quotation, which stays whole',
    `<blockquote><table><tr><td>One${IMG('a')}</td></tr></table></blockquote>`,
    [
      `<blockquote>${TABLE('One', '<td>One<img alt="" src="/_next/image?url=%2Fmedia%2Fa.jpg&#x26;w=960&#x26;q=60" loading="lazy"></td>')}</blockquote>`,
    ],
  ],
  [
    'a picture from elsewhere goes also out of lists and tables',
    '<ul><li>One<img src="https://x.example/t.gif"></li></ul><table><tr><td>Two<img src="https://x.example/t.gif"></td></tr></table>',
    ['<ul><li>One</li></ul>', TABLE('Two', '<td>Two</td>')],
  ],
  [
    'a caption that is no child of its figure, with a unit',
    `<figure><div>${IMG('a')}<figcaption>At 280 m</figcaption></div></figure>`,
    ['image a “At 280\u00a0m”'],
  ],
  ...['One<br>Two', '<p>One</p><p>Two</p>'].map(
    (caption): Case => [
      `a caption of two lines: ${caption}`,
      `<figure>${IMG('a')}<figcaption>${caption}</figcaption></figure>`,
      ['image a “One Two”'],
    ],
  ),
  [
    'the caption of a figure in a link',
    `<p><a href="/x"><figure>${IMG('a')}<figcaption>One</figcaption></figure></a></p>`,
    ['image a “One”'],
  ],
  ['a figure without a picture is its caption', '<figure><figcaption>One</figcaption></figure>', ['<p>One</p>']],
  [
    'a figure around a table',
    '<figure class="table"><table><tr><td>One</td></tr></table><figcaption>Two</figcaption></figure>',
    [TABLE('One', '<td>One</td>'), '<p>Two</p>'],
  ],
];
