import { parseJson } from '@/lib/cms/remote/readJson';

test.each([
  ['{"title":"Ri\\u00adsan \\u200B\\u2060\\uFEFFold"}', { title: 'Risan old' }],
  ['"Risan \\ud83d"', 'Risan \uFFFD'],
  ['"\\u0007Risan"', 'Risan'],
  ['"\u{1F469}\u200D\u{1F4BB}"', '\u{1F469}\u200D\u{1F4BB}'],
])('%j is read as %j', (text, value) => {
  expect(parseJson(text)).toEqual(value);
});

test.each([
  ...['\\u00ad', '\\u200B', '\\u2060', '\\u202A', '\\u2069', '\\uFEFF', '\\uFFFE', '\\uffff', '\\u001F', '\\b', '\\f'],
  ...['\u00ad', '\u200b', '\u2060', '\u200e', '\u202c', '\ufeff', '\ufffe', '\uffff'],
])('%j alone is left out', (unseen) => {
  expect(parseJson(`"Ri${unseen}san"`)).toBe('Risan');
});
