import { COMMON_WORDS } from '@/lib/cms/files/check/commonWords';
import { createSample, samplePicture } from '@/lib/cms/files/check/sample.cases';
import { checkSame, checkUntranslated, isForeign } from '@/lib/cms/files/check/untranslated';
import { otherLanguage } from '@/lib/i18n/language';

const sample = createSample();

test('no word is common in both languages', () => {
  expect([...COMMON_WORDS.en].filter((word) => COMMON_WORDS.sr.has(word))).toEqual([]);
});

test.each([
  ['en', 'The gate was built in the sixteenth century.'],
  ['en', 'Boats leave from the waterfront.'],
  ['sr', 'Vrata su sagrađena u XVI vijeku.'],
  ['sr', 'Prošetajte duž zidina prije nego što sunce izađe.'],
] as const)('a sentence in %s is foreign in the other language: %s', (language, sentence) => {
  expect([isForeign(sentence, language), isForeign(sentence, otherLanguage(language))]).toEqual([false, true]);
});

test.each([
  ['en', 'They are called vrata na koljeno, doors with a knee.'],
  ['en', '“Tuđe nećemo, svoje ne damo.” stands above it.'],
  ['en', 'Gospa od Škrpjela, Trg od oružja, Sveti Stefan'],
  ['en', 'Bokeljska mornarica'],
  ['sr', 'Film „The Sea and the Town Behind It“ prikazuje se na trgu.'],
  ['sr', 'Our Lady of the Rocks – Gospa od Škrpjela'],
  ['sr', 'Airport Tivat, Old Town Hostel, Blue Line'],
  ['sr', 'Most i more do mene, a on to i sam zna.'],
] as const)('names and quotations are left alone in %s: %s', (language, sentence) => {
  expect(isForeign(sentence, language)).toBe(false);
});

test('a passage in the other language is one fault, with its beginning', () => {
  sample.folder('guide/gate', {
    en: { text: 'The gate. Ovo je samo jedan dio grada.' },
    sr: { text: 'Vrata su otvorena.\n\nThe gate was built in the sixteenth century. It is over there and not here.' },
  });
  expect(sample.faults(checkUntranslated)).toEqual([
    'content/guide/gate/en.md: text: “Ovo je samo jedan dio grada.” is Montenegrin; translate it',
    'content/guide/gate/sr.md: text: “The gate was built in the …” and 1 more is English; translate it',
  ]);
});

test('words of pictures and places are read too', () => {
  sample.folder('events/night', { facts: { place: { en: 'Kotor', sr: 'On the quay and in the lanes' } } });
  const caption = { en: 'Pogled sa zidina na zaliv', sr: 'Pogled sa zidina na zaliv' };
  sample.write('pictures.json', JSON.stringify([samplePicture('a.jpg', { caption })]));
  expect(sample.faults(checkUntranslated)).toEqual([
    'content/pictures.json: a.jpg: caption.en: “Pogled sa zidina na zaliv” is Montenegrin; translate it',
    'content/events/night/entry.yaml: place.sr: “On the quay and in the …” is English; translate it',
  ]);
});

test.each(['Kotor Perast Risan Tivat Budva Bar.', 'Cats of Kotor.', 'Vrata od mora.'])(
  'in both languages this cannot stand: %s',
  (same) => {
    sample.folder('guide/gate', { en: { text: `The gate. ${same}` }, sr: { text: `${same} Vrata.` } });
    expect(sample.faults(checkSame)).toEqual([
      `content/guide/gate/sr.md: text: “${same}” is the same in both languages; translate it`,
    ]);
  },
);

test('a name may be the same in both languages', () => {
  const title = { front: { title: 'KotorArt Don Branko' } };
  sample.folder('news/quay', { en: title, sr: title });
  expect(sample.faults(checkSame)).toEqual([]);
});
