import { createHostRemover } from '@/lib/cms/remote/hostRemover';

const TEXTS: [apiHost: string, text: string, expected: string][] = [
  ['http://127.0.0.1:5900', 'Ask 127.0.0.1:5900 or 127.0.0.1 today', 'Ask  or  today'],
  ['http://127.0.0.1:5900', '<a href="http://127.0.0.1:5900/x.pdf">x</a>', '<a href="/media/x.pdf">x</a>'],
  ['http://127.0.0.1:5900', '<p>127.0.0.1&#58;5900 127&period;0.0&#x2e;1</p>', '<p> </p>'],
  ['http://127.0.0.1:5900', 'http:\\/\\/127.0.0.1:5900\\/x', '/media/x'],
  ['http://127.0.0.1:5900', 'http%3A%2F%2F127.0.0.1%3A5900%2Fx', '/media/x'],
  ['http://127.0.0.1:5900', '?to=http%253A%252F%252F127.0.0.1%253A5900%252Fx', '?to=/media/x'],
  ['https://api.example.org', '?to=https%25253A%25252F%25252Fapi.example.org', '?to=/media'],
  ['http://127.0.0.1:5900', 'pier-127.0.0.1:5900', 'pier-'],
  ['http://127.0.0.1:5900', 'http://user:secret@127.0.0.1:5900/x', '/media/x'],
  ['http://127.0.0.1:5900', 'user@127.0.0.1:5900', 'user@'],
  ['http://127.0.0.1:5900', '127.0.0.10, 1127.0.0.1, 127.0.0.1.example', '127.0.0.10, 1127.0.0.1, 127.0.0.1.example'],
  ['https://api.example.org', 'HTTPS://API.Example.Org:8443/x', '/media/x'],
  ['https://api.example.org', '&#97;pi.example.org/x &#65;PI.EXAMPLE.ORG', '/x '],
  ['https://api.example.org', 'https://api.example.org.evil.example', 'https://api.example.org.evil.example'],
  [
    'https://api.example.org',
    'my-api.example.org and www.api.example.org',
    'my-api.example.org and www.api.example.org',
  ],
  ['https://my-api.example.org', 'my‐api.example.org my‑api.example.org', ' '],
  ['http://api:5000', 'An api for all: http://api:5000/x, api:5000', 'An api for all: /media/x, '],
  ['http://[::1]:5000', 'http://[::1]:5000/x', '/media/x'],
  ['http://[::1]:5000', 'Ask [::1] today', 'Ask  today'],
  ['http://[::1]:5000', 'http://[0:0:0:0:0:0:0:1]:5000/x', '/media/x'],
  ...['2130706433', '0x7f.1', '0177.0.0.1', '127.1', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]'].map(
    (host): [string, string, string] => ['http://127.0.0.1:5900', `http://${host}:5900/x`, '/media/x'],
  ),
  ['http://127.0.0.1:5900', '2130706433 or //2130706434/x', '2130706433 or //2130706434/x'],
  ...['①27.0.0.1', '１２７．０．０．１', '127。0。0。1', '&#9312;27.0.0.1', '%E2%91%A027.0.0.1', '\\u246027.0.0.1'].map(
    (host): [string, string, string] => ['http://127.0.0.1:5900', `š${host}:5900 //${host}/x`, 'š /media/x'],
  ),
  ['https://api.example.org', 'ap\u00adi.exam&shy;ple.o&#8203;rg ＡＰＩ.example.org ⓐpi.example.org', '  '],
  ['https://api.example.org', '<b>api</b>.<i>example</i>.org, api<wbr>.example.org/x', '<b></b><i></i>, <wbr>/x'],
  ['https://api.example.org', '<a href="https://api.exa\nmple.org/x">', '<a href="/media/x">'],
  ['https://api.example.org', '?q=%20api.example.org&x=%ff&y=%3C', '?q=%20&x=%ff&y=%3C'],
  ['https://api.example.org', 'api.example.org＜b＞&lt;&#60;½', '＜b＞&lt;&#60;½'],
  ['https://api.example.org', '①, ½ &#58; %E2%91%A0', '①, ½ &#58; %E2%91%A0'],
];

test.each(TEXTS)('of %s nothing is left in %j', (apiHost, text, expected) => {
  expect(createHostRemover(apiHost)(text)).toBe(expected);
});
