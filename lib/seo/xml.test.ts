/** @jest-environment jsdom */
import { element, escapeXml } from '@/lib/seo/xml';

const read = (xml: string): string | null => {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  return document.querySelector('parsererror') ? null : (document.documentElement.textContent ?? '');
};

const TEXTS = ['a & b < c > d', '"quoted" and ‘curly’', ']]>', '&amp;', 'Čćžšđ 🎉', 'two\nlines\tand a tab'];

test.each(TEXTS)('%j comes out of an element as it went in', (text) => {
  expect(read(element('a', text))).toBe(text);
  expect(
    new DOMParser().parseFromString(`<a b="${escapeXml(text)}"/>`, 'application/xml').documentElement.getAttribute('b'),
  ).toBe(text.replace(/\s/g, ' '));
});

test.each(['a\u0000b', 'a\u0008b', 'a\u001Fb', 'a\uD800b', 'a\uDC00b', 'a\uFFFEb', 'a\uFFFFb'])(
  'what no document may hold is left out of %j',
  (text) => {
    expect(read(`<a>${text}</a>`)).not.toBe('ab');
    expect(read(element('a', text))).toBe('ab');
  },
);

test('where there is no text there is no element', () => {
  expect([null, undefined, ''].map((text) => element('a', text))).toEqual(['', '', '']);
});
