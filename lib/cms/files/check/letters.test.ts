import { EKAVIAN } from '@/lib/cms/files/check/ekavian';
import {
  checkCapitals,
  checkEkavian,
  checkFiller,
  checkLeadingDays,
  checkLetters,
  checkMarkup,
} from '@/lib/cms/files/check/letters';
import { createSample, samplePicture } from '@/lib/cms/files/check/sample.testUtils';

const sample = createSample();

test('Cyrillic letters are reported, even one inside a word', () => {
  sample.folder('news/quay', { sr: { text: 'Stari Kоtor.' }, en: { front: { summary: 'Котор' } } });
  expect(sample.faults(checkLetters)).toEqual([
    'content/news/quay/text.en.md: summary: “Котор” has Cyrillic letters; write Latin',
    'content/news/quay/text.sr.md: text: “Kоtor” has Cyrillic letters; write Latin',
  ]);
  sample.folder('news/quay', { sr: { text: 'Stari Kotor: č ć ž š đ, naïve café.' } });
  expect(sample.faults(checkLetters)).toEqual([]);
});

test.each([
  'Du\u00C5\u00BEe',
  'Ku\u00C4\u0087a',
  'Ku\u00C4\u2021a',
  'Ku\u00C4\u008Da',
  'Du\u0139\u013Ee',
  'Kotor\u00E2\u20AC\u2122s',
  '\u00D0ur\u0111evdan',
  'O\uFB01cir',
])('letters that another program damaged are reported: %s', (word) => {
  sample.folder('guide/gate', { sr: { text: `Stoji ${word} tu.` } });
  expect(sample.faults(checkLetters)).toEqual([
    expect.stringMatching(
      /^content\/guide\/gate\/text\.sr\.md: text: “.+” was damaged by another program; type it again$/,
    ),
  ]);
});

test('letters of other languages are not damaged', () => {
  sample.folder('guide/gate', { sr: { text: 'Čuvar Đurđeva, Ängelholm, ÄRZTE, Åland, â, naïve.' } });
  expect(sample.faults(checkLetters)).toEqual([]);
});

test('filler is reported, and words that only contain it are not', () => {
  sample.folder('news-categories/works', { en: { text: 'TODO: ask the harbour office' } });
  expect(sample.faults(checkFiller)).toEqual([
    'content/news-categories/works/text.en.md: text: “TODO” is filler; write the real text',
  ]);
  sample.folder('news-categories/works', { en: { text: 'The Todorović family' } });
  expect(sample.faults(checkFiller)).toEqual([]);
});

test.each(['**Gate**', '[Gate](article:gate)', '<b>Gate</b>', 'Gate<br />', 'Bread &amp; salt', 'A&#160;gate'])(
  'markup in a field of one line is reported: %s',
  (summary) => {
    sample.folder('guide/gate', { en: { front: { summary }, text: summary } });
    expect(sample.faults(checkMarkup)).toEqual([
      expect.stringMatching(
        /^content\/guide\/gate\/text\.en\.md: summary: “.+” would be shown as it is; write plain words$/,
      ),
    ]);
  },
);

test.each(['A & B', 'R&D', '5 < 6 > 4', 'A* walk', 'Fish&chips'])('%s is no markup', (summary) => {
  sample.folder('guide/gate', { en: { front: { summary } } });
  expect(sample.faults(checkMarkup)).toEqual([]);
});

test('a paragraph begins with a capital letter, a list and a line within it need not', () => {
  sample.folder('guide/gate', { sr: { text: 'Vrata:\n\n- uska\n- široka\n\nRijeka\nteče.' } });
  expect(sample.faults(checkCapitals)).toEqual([]);
  for (const before of ['## Fratar\n\n', '\n']) {
    sample.folder('guide/gate', { sr: { text: `${before}blaženi Gracija rođen je ovdje.` } });
    expect(sample.faults(checkCapitals)).toEqual([
      'content/guide/gate/text.sr.md: text: a paragraph begins with “blaženi”; write a capital letter',
    ]);
  }
});

test('a day or a year at the beginning of an item or a paragraph is reported, since it becomes a numbered list', () => {
  sample.folder('guide/feast', { sr: { text: 'Kada:\n\n- 13. januara: Karike.' } });
  expect(sample.faults(checkLeadingDays)).toEqual([
    'content/guide/feast/text.sr.md: text: “13.” at the beginning becomes a numbered list; write “13\\.”',
  ]);
  sample.folder('guide/feast', { sr: { text: '3. februara je praznik.' } });
  expect(sample.faults(checkLeadingDays)).toHaveLength(1);
  sample.folder('guide/feast', { sr: { text: 'Potres.\n\n1979. godine grad je stradao.' } });
  expect(sample.faults(checkLeadingDays)).toEqual([
    'content/guide/feast/text.sr.md: text: “1979.” at the beginning becomes a numbered list; write “1979\\.”',
  ]);
  sample.folder('guide/feast', { sr: { text: '- 13\\. januara: Karike.\n\n1. Dođite ranije.\n2. Od 2. februara.' } });
  expect(sample.faults(checkLeadingDays)).toEqual([]);
});

test('an ekavian word is reported with the word to write, in any text', () => {
  sample.folder('guide/gate', { sr: { front: { summary: 'Lepo mesto' }, text: 'Lepo mesto na reci, lepo.' } });
  sample.folder('events/night', { facts: { place: { en: 'Kotor', sr: 'Most na vetru' } } });
  sample.write('pictures.json', JSON.stringify([samplePicture('a.jpg', { alt: { en: 'Snow', sr: 'Sneg' } })]));
  expect(sample.faults(checkEkavian)).toEqual([
    'content/guide/gate/text.sr.md: summary: “Lepo” is ekavian; write “lijepo”',
    'content/guide/gate/text.sr.md: summary: “mesto” is ekavian; write “mjesto”',
    'content/guide/gate/text.sr.md: text: “Lepo” is ekavian; write “lijepo”',
    'content/guide/gate/text.sr.md: text: “mesto” is ekavian; write “mjesto”',
    'content/guide/gate/text.sr.md: text: “lepo” is ekavian; write “lijepo”',
    'content/events/night/text.en.md: place.sr: “vetru” is ekavian; write “vjetru”',
    'content/pictures.json: a.jpg: alt.sr: “Sneg” is ekavian; write “snijeg”',
  ]);
});

test('the texts of partners are checked as Montenegrin', () => {
  sample.write('partners.yaml', '- { name: Lepo, address: Котор, offer: Popust u sobi, category: other }');
  expect([...sample.faults(checkEkavian), ...sample.faults(checkLetters)]).toEqual([
    'content/partners.yaml: Lepo: name: “Lepo” is ekavian; write “lijepo”',
    'content/partners.yaml: Lepo: address: “Котор” has Cyrillic letters; write Latin',
  ]);
});

test.each([
  'Prethodno, svjetlo, mjesto, vijek, oprema, Slepa.',
  'Cesta do tvrđave, sve do mora, drvo i crepovi; vremena ima.',
  'Poslije ljeta ovdje, gdje je uvijek lijepo, pada snijeg, bijeli svijet.',
  'Sveta Ana, u svetu nedjelju, četvrt leta aviona, dva deci vina, video zapis, sedam mesnih jela, srednji vjekovi.',
  'Kralj Bela i car Septimije Sever; turski beg; njen bijeg.',
])('ijekavian is no fault: %s', (text) => {
  sample.folder('guide/gate', { sr: { text } });
  expect(sample.faults(checkEkavian)).toEqual([]);
});

test('English may use words that are ekavian in the other language', () => {
  sample.folder('guide/gate', { en: { text: 'A rebel pope, Vest and obe.' } });
  expect(sample.faults(checkEkavian)).toEqual([]);
});

test('the word to write is never ekavian itself', () => {
  expect(EKAVIAN.size).toBeGreaterThan(1_000);
  expect([...EKAVIAN.values()].filter((word) => EKAVIAN.has(word))).toEqual([]);
});

test('the word to write is the ijekavian form', () => {
  const pairs = 'mesto mjesto vreme vrijeme rekama rijekama vekovima vjekovima dvesta dvjesta najlepši najljepši'
    .concat(' letnjih ljetnjih crepa crijepa stenama stijenama zameniti zamijeniti hteo htio')
    .split(' ');
  const ekavian = pairs.filter((_, index) => index % 2 === 0);
  expect(ekavian.flatMap((word) => [word, EKAVIAN.get(word)])).toEqual(pairs);
});
