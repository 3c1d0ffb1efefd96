import {
  checkAlternativeTexts,
  checkPictureReferences,
  checkPrepared,
  checkRepeatedInLists,
  checkRepeatedOnPages,
} from '@/lib/cms/files/check/pictures';
import { createSample, PICTURES, samplePicture } from '@/lib/cms/files/check/sample.testUtils';

const sample = createSample();
const [first = '', second = '', third = ''] = PICTURES;

test('a picture that is not listed is reported, as hero and in a text', () => {
  sample.folder('categories/old-town', { facts: { picture: 'nowhere.jpg' } });
  sample.folder('guide/gate', { en: { text: `![](picture:nowhere.jpg)\n![](picture:${second})` } });
  const remedy =
    'content/pictures.json has no nowhere.jpg; correct the name, or put the photograph and its credit into content/photos/ and run npm run pictures';
  expect(sample.faults(checkPictureReferences)).toEqual([
    `content/categories/old-town/text.en.md: picture: ${remedy}`,
    `content/guide/gate/text.en.md: text: ${remedy}`,
  ]);
});

test('a listed picture of the same name is suggested instead of the way to add one', () => {
  sample.write('pictures.json', JSON.stringify([samplePicture('quay.png'), samplePicture(second)]));
  sample.folder('guide/gate', { facts: { picture: 'quay.jpg' }, en: { text: `![](picture:${second})` } });
  expect(sample.faults(checkPictureReferences)).toEqual([
    'content/guide/gate/text.en.md: picture: content/pictures.json has no quay.jpg, but quay.png; correct the name',
  ]);
});

test('a picture whose own entry has a fault is not reported as well', () => {
  sample.write('pictures.json', JSON.stringify([samplePicture(first, { colour: 'blue' })]));
  sample.folder('guide/gate');
  expect(sample.faults(checkPictureReferences)).toEqual([]);
});

test('a picture that was not prepared is reported', () => {
  expect(sample.faults(checkPrepared)).toEqual([]);
  sample.write('pictures.json', JSON.stringify([samplePicture('raw.jpg'), samplePicture(first)]));
  expect(sample.faults(checkPrepared)).toEqual([
    'content/pictures.json: raw.jpg: is not prepared; put the photograph into content/photos/ and run npm run pictures',
  ]);
});

test('a picture that fills a phone’s screen is prepared for that too', () => {
  sample.write('pictures.json', JSON.stringify([samplePicture(first, { tall: true })]));
  expect(sample.faults(checkPrepared)).toEqual([
    `content/pictures.json: ${first}: is not prepared; put the photograph into content/photos/ and run npm run pictures`,
  ]);
  sample.write('pictures.json', JSON.stringify([samplePicture('hero-islets.jpg', { tall: true })]));
  expect(sample.faults(checkPrepared)).toEqual([]);
});

test('a picture with the same alt text in both languages is reported', () => {
  expect(sample.faults(checkAlternativeTexts)).toEqual([]);
  sample.write('pictures.json', JSON.stringify([samplePicture(first, { alt: { en: 'Perast', sr: 'perast' } })]));
  expect(sample.faults(checkAlternativeTexts)).toEqual([
    `content/pictures.json: ${first}: alt: is the same in both languages; translate it`,
  ]);
});

test.each(['guide', 'news', 'events', 'categories', 'categories/old-town'])(
  'two of %s may not show one picture',
  (path) => {
    sample.folder('categories/old-town');
    sample.folder(`${path}/gate`, { facts: { picture: first } });
    sample.folder(`${path}/tower`, { facts: { picture: second } });
    expect(sample.faults(checkRepeatedInLists)).toEqual([]);
    sample.folder(`${path}/tower`, { facts: { picture: first } });
    expect(sample.faults(checkRepeatedInLists)).toEqual([
      `content/${path}/tower/text.en.md: picture: ${first} is the picture of content/${path}/gate too; use another for the newer one`,
    ]);
  },
);

test('lists may share a picture, and a category may have none', () => {
  sample.folder('guide/gate', { facts: { picture: first } });
  sample.folder('news/quay', { facts: { picture: first } });
  sample.folder('categories/old-town');
  sample.folder('categories/outdoors');
  expect(sample.faults(checkRepeatedInLists)).toEqual([]);
});

test('a picture stands on a page once', () => {
  const text = (...files: string[]) => ({ text: files.map((file) => `![](picture:${file})`).join('\n') });
  sample.folder('guide/gate', { facts: { picture: first }, en: text(second, third), sr: text(third, second) });
  expect(sample.faults(checkRepeatedOnPages)).toEqual([]);
  sample.folder('guide/gate', { facts: { picture: first }, en: text(first, second), sr: text(third, third, third) });
  expect(sample.faults(checkRepeatedOnPages)).toEqual([
    `content/guide/gate/text.en.md: text: ${first} is already on this page; use another`,
    `content/guide/gate/text.sr.md: text: ${third} is already on this page; use another`,
  ]);
});
