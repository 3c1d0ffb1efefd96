import fc from 'fast-check';
import { ATTACKS } from '@/lib/articles/body/attacks.cases';

// Texts, HTML and dates as a content system may send them, and around it.

const oddTexts = fc.constantFrom(
  ...[
    '',
    ' ',
    '\n',
    '\u0000',
    '\u0008',
    '\u001b',
    '\u0085',
    '\u2028',
    '\ufeff',
    '\ufffe',
    '\uffff',
    '\ud83c',
    '\udf1e',
  ],
  ...['\u202e', '\u00ad', 'a\u0301', '..', '%', '%2F', '/', '//', '\\', '?', '#', '&', '&#0;', '<', '>', '"', "'"],
  ...[']]>', '<![CDATA[', '<!--', '-->', '</script>', '</title>', '<?xml?>', '[a](b)', '{x}', '{{x}}', '$&', ';', ','],
  ...['__proto__', 'constructor', 'toString', 'null', 'BEGIN:VEVENT', 'END:VCALENDAR\r\nX:', 'a'.repeat(300)],
);
const codeUnits = fc
  .array(fc.nat(0xffff), { maxLength: 12 })
  .map((codes) => String.fromCharCode(...codes.map((code) => (code % 7 === 0 ? 0xd800 + (code % 0x800) : code))));
const words = fc.constantFrom(
  'Kotor',
  'čaršija đ',
  'Boka night',
  'music',
  '🏰 Zid',
  '日本語',
  'עברית',
  '12',
  'x0-1',
  'TOP_ATTRACTIONS',
);
export const text = fc.oneof(
  { weight: 5, arbitrary: words },
  { weight: 1, arbitrary: codeUnits },
  { weight: 3, arbitrary: oddTexts },
  { weight: 1, arbitrary: fc.array(oddTexts, { minLength: 2, maxLength: 3 }).map((parts) => parts.join('')) },
);

const markup = fc.oneof(
  fc.constantFrom(
    ...[
      '<p>',
      '</p>',
      '<h1>',
      '<h2>',
      '<ul><li>',
      '<table><tr><td>',
      '</table>',
      '<b>',
      '<i>',
      '<a href="',
      '">',
      '<br>',
    ],
    ...[
      '<div>'.repeat(100),
      '<b>'.repeat(50),
      '<img src="/uploads/a.jpg">',
      '<img src="',
      '<noscript>',
      '<svg>',
      '<math>',
    ],
    ...[
      '<template>',
      '<iframe src="https://www.youtube.com/embed/a">',
      '<figure>',
      '<figcaption>',
      '<select>',
      '<pre>\n',
    ],
    ...[
      '<textarea>',
      '<plaintext>',
      '<frameset>',
      '<p title="',
      '<a id=x name=x href="//x">',
      '<td>',
      '<li>',
      '<html>',
    ],
  ),
  fc.constantFrom(...ATTACKS),
  text,
);
export const html = fc.array(markup, { maxLength: 6 }).map((parts) => parts.join(''));

export const date = fc.oneof(
  fc.date({ noInvalidDate: true }).map((each) => each.toISOString()),
  fc.date({ min: new Date('2020'), max: new Date('2030'), noInvalidDate: true }).map((each) => each.toISOString()),
  fc.constantFrom(
    ...[
      '9999-12-31',
      '9999-12-31T23:59:59.999Z',
      '+275760-09-13T00:00:00Z',
      '-000001-01-01',
      '0001-01-01',
      '0999-12-31',
    ],
    ...['2026-02-30', '2026-13-01', '2026-05-01T25:00:00', '2026', '1', '12/31/2026', 'Tue Nov 24 2026', '24.11.2026'],
    ...[
      '2026-05-01T10:00:00+14:00',
      '1000-01-01T00:00:00+23:59',
      '9998-12-31T00:00:00-23:59',
      'yesterday',
      '  2026-1-1',
    ],
  ),
);
