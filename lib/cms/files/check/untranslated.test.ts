import { createSample, samplePicture } from '@/lib/cms/files/check/sample.testUtils';
import { checkUntranslated } from '@/lib/cms/files/check/untranslated';

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
