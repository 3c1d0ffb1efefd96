import { type LocalizedText, pickText } from '@/lib/i18n/localizedText';

const CASES: [texts: { en?: string; sr?: string }, en: LocalizedText | null, sr: LocalizedText | null][] = [
  [{ en: 'Gate', sr: 'Vrata' }, { text: 'Gate' }, { text: 'Vrata' }],
  [{ en: 'Gate' }, { text: 'Gate' }, { text: 'Gate', language: 'en' }],
  [{ sr: 'Vrata' }, { text: 'Vrata', language: 'sr' }, { text: 'Vrata' }],
  [{ en: '', sr: 'Vrata' }, { text: 'Vrata', language: 'sr' }, { text: 'Vrata' }],
  [{ en: undefined, sr: undefined }, null, null],
  [{}, null, null],
];

test.each(CASES)('%p is shown in the page’s language, else in the other, marked as such', (texts, en, sr) => {
  expect(pickText(texts, 'en')).toEqual(en);
  expect(pickText(texts, 'sr')).toEqual(sr);
});
