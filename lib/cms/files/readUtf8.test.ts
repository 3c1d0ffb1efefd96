import { normalizeText } from '@/lib/cms/files/readUtf8';

test.each([
  ['Ri\u00ADsan', 'Risan'],
  ['Ri\u200Bsan\u2060, a\uFEFF', 'Risan, a'],
  ['\u202A+382 32\u202C \u200E\u2068a\u2069', '+382 32 a'],
  ['One.\vTwo.\u2028Three.\u2029Four.', 'One.\nTwo.\nThree.\nFour.'],
  ['Z\u030Cabljak', '\u017Dabljak'],
  ['\u{1F469}\u200D\u{1F4BB}', '\u{1F469}\u200D\u{1F4BB}'],
  ['---\u00A0\nOne.  \ntwo.\r\n\u00A0\t\r\nThree.', '---\nOne.  \ntwo.\n\nThree.'],
])('%j is read as %j', (text, read) => {
  expect(normalizeText(text)).toBe(read);
});
