import { checkForms } from '@/lib/cms/files/check/forms';
import { createSample } from '@/lib/cms/files/check/sample.testUtils';
import { wrongForms } from '@/lib/cms/files/check/wrongForms';

const sample = createSample();

test('a wrong form is reported with the one to write, which is no fault itself', () => {
  sample.folder('guide/muo', { sr: { text: 'Iz Mua se ide pored suvozida.' }, en: { text: 'The city card.' } });
  expect(sample.faults(checkForms)).toEqual([
    'content/guide/muo/text.en.md: text: “city card” is not house style; write “city pass”',
    'content/guide/muo/text.sr.md: text: “Mua” is not house style; write “Mula, Mulu, Mulom”',
    'content/guide/muo/text.sr.md: text: “suvozid” is not house style; write “suhozid”',
  ]);
  sample.folder('guide/muo', { sr: { text: 'Iz Mula se ide pored suhozida.' }, en: { text: 'The city pass.' } });
  expect(sample.faults(checkForms)).toEqual([]);
});

test('where no words alone are right, the remedy describes them, without quotes', () => {
  sample.folder('guide/muo', { sr: { text: 'Regata je 22 jula.' } });
  expect(sample.faults(checkForms)).toEqual([
    'content/guide/muo/text.sr.md: text: “22 jula” is not house style; write the day with a dot',
  ]);
});

const told = (text: string, language: 'en' | 'sr' = 'sr') =>
  wrongForms([{ file: 'messages/site.json', field: 'a', text }], language).length;

test.each([
  'u cistijerni',
  'na Trgu Svetog Luke',
  'u crkvi svetog Luke',
  'mošti Svetog Tripuna',
  'tvrđava sv. Ivana',
  'do tvrđave Svetog Ivana',
  'grob Blažene Ozane',
  'Strana nije pronađena',
  'počnite od strane Kotor po ravnom',
  'na karti zaliva',
  'u turističkom birou',
  'u turističkom info-centru',
  'na info pultu',
  'Nisu otvorena',
  'na samom dnu zaliva',
  'Udaljenost drumom',
  '{amount} za noć',
  'trajekt štedi Vam put',
  'izdavalac',
  'na Debelom brijegu',
  'razdaljine su slobodne',
  'na Uneskovoj listi',
  'Bez stepenica',
  '22 jula u Perastu',
  'Sačuvajte',
  'Podijelite stranicu',
  'Piši na <email></email>',
  'Mapa se učitava …',
  'oko 8 stepeni',
])('a wrong form is reported: %s', (text) => {
  expect(told(text)).toBe(1);
});

test.each([
  'Trg svetog Luke, crkva Svetog Luke, sveti Luka',
  'lična karta, kartu kupite ranije',
  'mapa grada, mapa zaliva',
  'jedna A4 strana, sa ove strane',
  'na dnu se vidi kamenje',
  '22. jula, 12 jedrilica',
  'Sačuvaj, podijeli',
  'Pišite na <email></email>',
  'Pogledajte i druga mjesta.',
  'Mapa se učitava…',
  'oko 1.350 stepenika, nekoliko stepeni toplije, 8 °C',
])('a right form is not reported: %s', (text) => {
  expect(told(text)).toBe(0);
});

test.each([
  'After 22 o’clock',
  'no parking place to look for',
  'in the museum of Perast',
  'up to the fortress of St John',
  'about 8 degrees',
  'The map is loading …',
])('a wrong form is reported in English: %s', (text) => {
  expect(told(text, 'en')).toBe(1);
});

test.each(['asleep by five o’clock', 'three degrees warmer, about 8 °C', 'The map is loading…'])(
  'a right form is not reported in English: %s',
  (text) => {
    expect(told(text, 'en')).toBe(0);
  },
);
