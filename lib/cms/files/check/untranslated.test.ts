import { createSample, samplePicture } from '@/lib/cms/files/check/sample.testUtils';
import { checkLanguage, checkUntranslated } from '@/lib/cms/files/check/untranslated';

const sample = createSample();

test('a sentence that is the same in both languages is a fault, also of a picture', () => {
  const same = 'The gate is over there.';
  sample.folder('guide/gate', { en: { text: `## Yes\n\n${same}` }, sr: { text: `${same} Vrata.` } });
  const caption = { en: 'Pogled sa zidina na zaliv', sr: 'Pogled sa zidina na zaliv' };
  sample.write('pictures.json', JSON.stringify([samplePicture('a.jpg', { caption })]));
  expect(sample.faults(checkUntranslated)).toEqual([
    `content/guide/gate/text.sr.md: text: “${same}” is the same in both languages; translate it`,
    'content/pictures.json: a.jpg: caption.sr: “Pogled sa zidina na zaliv” is the same in both languages; translate it',
  ]);
});

test('a name may be the same in both languages', () => {
  const title = { front: { title: 'KotorArt Don Branko' } };
  sample.folder('news/quay', { en: title, sr: title });
  expect(sample.faults(checkUntranslated)).toEqual([]);
});

test('a sentence in the other language is a fault, also of a picture', () => {
  const [english, montenegrin] = ['The gate was built in the reign of Venice.', 'Vrata su od kamena i stoje na rivi.'];
  sample.folder('guide/gate', {
    en: { text: `The gate. ${montenegrin}` },
    sr: { text: `Vrata su otvorena.\n\n${english}` },
  });
  const alt = { en: montenegrin, sr: 'Vrata u sumrak' };
  sample.write('pictures.json', JSON.stringify([samplePicture('a.jpg', { alt })]));
  expect(sample.faults(checkLanguage)).toEqual([
    `content/guide/gate/text.en.md: text: “${montenegrin}” is Montenegrin; translate it`,
    `content/pictures.json: a.jpg: alt.en: “${montenegrin}” is Montenegrin; translate it`,
    `content/guide/gate/text.sr.md: text: “${english}” is English; translate it`,
  ]);
});

test('names and quotations may be in the other language', () => {
  sample.folder('guide/gate', {
    en: { text: 'Gospa od Škrpjela, Trg od oružja. The words are “Tuđe nećemo, svoje ne damo”.' },
    sr: {
      text: 'Our Lady of the Rocks: Gospa od Škrpjela. Film „The Sea and the Town Behind It“ prikazuje se na trgu.',
    },
  });
  expect(sample.faults(checkLanguage)).toEqual([]);
});
