import { type Case, TABLE } from '@/lib/articles/body/blocks.testUtils';

const YOUTUBE = 'https://www.youtube.com/embed/x';
const EMBED = 'embed https://www.youtube-nocookie.com/embed/x';

export const EMBEDS: Case[] = [
  ['an embed that is allowed', `<iframe src="${YOUTUBE}" width="560"></iframe>`, [EMBED]],
  [
    'an embed in a paragraph with text',
    `<p>One <iframe src="${YOUTUBE}"></iframe> two</p>`,
    ['<p>One </p>', EMBED, '<p> two</p>'],
  ],
  [
    'an embed in a figure, with its caption',
    `<figure class="media" lang="de"><div><iframe src="${YOUTUBE}"></iframe></div><figcaption>One</figcaption></figure>`,
    [EMBED, '<p lang="de">One</p>'],
  ],
  ['an embed without a scheme', '<iframe src="//www.youtube.com/embed/x"></iframe>', [EMBED]],
  [
    'an embed with white space in its address',
    '<iframe src="\n https://www.youtube.com/\tembed/x "></iframe>',
    [EMBED],
  ],
  ...[
    'https://www.youtube-nocookie.com/embed?listType=playlist&list=PL1',
    'https://www.google.com/maps?q=Kotor&output=embed',
    'https://www.google.com/maps/d/u/1/embed?mid=1',
  ].map((src): Case => [`an embed of ${src}`, `<iframe src="${src}"></iframe>`, [`embed ${src}`]]),
  ['an embed over plain http', '<iframe src="http://www.youtube.com/embed/x"></iframe>', [EMBED]],
  [
    'an embed in a heading or a quotation',
    `<h2>One<iframe src="${YOUTUBE}"></iframe></h2><blockquote>Two<iframe src="${YOUTUBE}"></iframe></blockquote>`,
    ['# <h2>One</h2>', EMBED, '<blockquote>Two</blockquote>', EMBED],
  ],
  [
    'an embed in a list or a table is a link, so that nothing loads unasked',
    `<ul><li><iframe src="${YOUTUBE}" title="A film"></iframe></li></ul><table><tr><td><iframe src="${YOUTUBE}"></iframe></td></tr></table>`,
    [
      `<ul><li><a href="${YOUTUBE}" rel="noopener">A film<span class="outside"></span></a></li></ul>`,
      TABLE(
        'www.youtube.com',
        `<td><a href="${YOUTUBE}" rel="noopener">www.youtube.com<span class="outside"></span></a></td>`,
      ),
    ],
  ],
  ...[
    'https://www.youtube.com/watch?v=x',
    'https://www.youtube.com/embed/../watch',
    'https://www.google.com/maps/place/Kotor',
  ].map((src): Case => {
    const { href, host } = new URL(src);
    return [
      `a frame of ${src}, which is no embed, is a link`,
      `<p>One</p><iframe src="${src}"></iframe>`,
      ['<p>One</p>', `<p><a href="${href}" rel="noopener">${host}<span class="outside"></span></a></p>`],
    ];
  }),
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
    [`an embed of ${src || 'nothing'} goes`, `<p>One</p><iframe src="${src}"></iframe>`, ['<p>One</p>']],
    [
      `an embed of ${src || 'nothing'} goes also out of a list`,
      `<ul><li>One<iframe src="${src}"></iframe></li></ul>`,
      ['<ul><li>One</li></ul>'],
    ],
  ]),
];
