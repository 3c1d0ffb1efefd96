import fc from 'fast-check';
import { ATTACKS } from '@/lib/articles/body/attacks.cases';

// Texts, HTML and dates that a content system may send, valid and malformed.

/** Separated by spaces. */
const oneOf = (values: string): fc.Arbitrary<string> => fc.constantFrom(...values.split(' '));

const CONTROLS = '\u0000\u0008\u001b\u0085\u2028\ufeff\ufffe\uffff\ud83c\udf1e\u202e\u00ad';
const oddTexts = fc.oneof(
  fc.constantFrom('', ' ', '\n', 'END:VCALENDAR\r\nX:', 'a'.repeat(300)),
  fc.constantFrom(...CONTROLS.split('')),
  oneOf('a\u0301 .. % %2F / // \\ ? # & &#0; < > " \' ]]> <![CDATA[ <!-- --> </script> </title> <?xml?> [a](b) {x}'),
  oneOf('{{x}} $& ; , __proto__ constructor toString null BEGIN:VEVENT'),
);
const codeUnits = fc
  .array(fc.nat(0xffff), { maxLength: 12 })
  .map((codes) => String.fromCharCode(...codes.map((code) => (code % 7 === 0 ? 0xd800 + (code % 0x800) : code))));
const words = fc.constantFrom(
  'čaršija đ',
  'Boka night',
  '🏰 Zid',
  ...'Kotor music 日本語 עברית 12 x0-1 TOP_ATTRACTIONS'.split(' '),
);
export const text = fc.oneof(
  { weight: 5, arbitrary: words },
  { weight: 1, arbitrary: codeUnits },
  { weight: 3, arbitrary: oddTexts },
  { weight: 1, arbitrary: fc.array(oddTexts, { minLength: 2, maxLength: 3 }).map((parts) => parts.join('')) },
);

const markup = fc.oneof(
  oneOf('<p> </p> <h1> <h2> <table><tr><td> </table> <b> <i> "> <br> <noscript> <svg> <math> <template> <figure> <td>'),
  oneOf('<ul><li> <figcaption> <select> <pre>\n <textarea> <plaintext> <frameset> <li> <html>'),
  fc.constantFrom('<a href="', '<img src="', '<img src="/uploads/a.jpg">', '<p title="', '<a id=x name=x href="//x">'),
  fc.constantFrom('<iframe src="https://www.youtube.com/embed/a">', '<div>'.repeat(100), '<b>'.repeat(50)),
  fc.constantFrom(...ATTACKS),
  text,
);
export const html = fc.array(markup, { maxLength: 6 }).map((parts) => parts.join(''));

export const date = fc.oneof(
  fc.date({ noInvalidDate: true }).map((each) => each.toISOString()),
  fc.date({ min: new Date('2020'), max: new Date('2030'), noInvalidDate: true }).map((each) => each.toISOString()),
  oneOf('9999-12-31 9999-12-31T23:59:59.999Z +275760-09-13T00:00:00Z -000001-01-01 0001-01-01 0999-12-31 2026 1'),
  oneOf('2026-02-30 2026-13-01 2026-05-01T25:00:00 12/31/2026 24.11.2026 2026-05-01T10:00:00+14:00 yesterday'),
  oneOf('1000-01-01T00:00:00+23:59 9998-12-31T00:00:00-23:59'),
  fc.constantFrom('Tue Nov 24 2026', '  2026-1-1'),
);
