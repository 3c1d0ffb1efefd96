/** @jest-environment node */
import { createSample, PICTURES, samplePicture } from '@/lib/cms/files/check/sample.cases';
import { readContent } from '@/lib/cms/files/library';

const sample = createSample();

const faults = () => sample.faults((reading) => [...reading.faults]);

test('content in order is read without a fault', () => {
  sample.folder('guide/gate');
  sample.folder('events/night');
  sample.folder('categories/old-town');
  sample.folder('categories/old-town/squares');
  expect(faults()).toEqual([]);
  const { library } = readContent(sample.root());
  expect(library.categories[0]?.subcategories[0]?.id).toBe('squares');
  expect([...library.pictures.keys()]).toEqual(PICTURES);
});

const SOUND = { published: '2026-01-01', category: 'old-town', tags: [], picture: 'a.jpg' };

const FAULTS: [what: string, path: string, text: string, fault: string][] = [
  [
    'a text without front matter',
    'en.md',
    'Just words',
    ': must begin with a line of ---, then title, slug and description, then a line of ---',
  ],
  ['a title that is missing', 'en.md', '---\nslug: gate\ndescription: x\n---\n', ': title: is missing; write it'],
  [
    'a slug that is empty',
    'en.md',
    '---\ntitle: x\nslug: ""\ndescription: x\n---\n',
    ', line 3: slug: must be lower-case words with hyphens, such as sea-gate',
  ],
  [
    'a description that is empty',
    'en.md',
    '---\ntitle: x\nslug: x\ndescription: " "\n---\n',
    ', line 4: description: is empty; write it',
  ],
  [
    'a slip of the pen',
    'en.md',
    '---\ntitle: x\nslug: x\ndescription: x\nsumary: x\n---\n',
    ', line 5: sumary: is no field of this file; correct the spelling or remove it',
  ],
  [
    'front matter that is no YAML',
    'en.md',
    '---\ntitle: Perast: a town\n---\n',
    ', line 2: a text with a colon needs quotes; write title: "Perast: a town"',
  ],
  [
    'a fact that is missing',
    'entry.yaml',
    JSON.stringify({ ...SOUND, category: undefined }),
    ': category: is missing; write it',
  ],
  [
    'a fact nobody knows',
    'entry.yaml',
    JSON.stringify({ ...SOUND, pubished: 'x' }),
    ', line 1: pubished: is no field of this file; correct the spelling or remove it',
  ],
  [
    'a day that does not exist',
    'entry.yaml',
    JSON.stringify({ ...SOUND, published: '2026-02-30' }),
    ', line 1: published: must be a day such as 2026-05-12',
  ],
];

test.each(FAULTS)('%s is told on one line', (_what, name, text, fault) => {
  sample.folder('guide/gate');
  sample.write(`guide/gate/${name}`, text);
  expect(faults()).toEqual([`content/guide/gate/${name}${fault}`]);
});

test.each([
  ['en.md', 'write the text in English there'],
  ['sr.md', 'write the text in Montenegrin there'],
  ['entry.yaml', 'write it'],
])('a folder without %s is told', (name, remedy) => {
  sample.folder('news/quay');
  sample.remove(`news/quay/${name}`);
  expect(faults()).toEqual([`content/news/quay/${name}: is missing; ${remedy}`]);
});

test.each([
  ['02-30', 'must be a day of every year'],
  ['02-29', 'must be a day of every year'],
  ['saturday near 02-30', 'must be a day of every year'],
  ['22.07.', 'must be such as "07-22", "easter-47" or "saturday near 08-15"'],
])('an event on %s is told', (day, fault) => {
  sample.folder('events/night', { facts: { when: { from: day, to: '12-31', certain: true } } });
  expect(faults()).toEqual([`content/events/night/entry.yaml, line 1: when.from: ${fault}`]);
});

test('an event without a place and a category without an order are told', () => {
  sample.folder('events/night', { facts: { place: undefined } });
  sample.folder('event-categories/music', { facts: { order: undefined } });
  expect(faults()).toEqual([
    'content/event-categories/music/entry.yaml: order: is missing; write it',
    'content/events/night/entry.yaml: place: is missing; write it',
  ]);
});

test.each([
  [{ alt: { en: 'Islets' } }, 'alt.sr: is missing; write it'],
  [{ alt: { en: '', sr: 'Ostrva' } }, 'alt.en: is empty; write it'],
  [{ focal: { x: 1.1, y: 0 } }, 'focal.x: must be from 0 to 1'],
  [{ focal: { x: 1, y: -0.1 } }, 'focal.y: must be from 0 to 1'],
])('a picture with %o is told, and the others are read', (more, fault) => {
  sample.write('pictures.json', JSON.stringify([samplePicture('a.jpg', more), samplePicture('b.jpg')]));
  expect(faults()).toEqual([`content/pictures.json, line 1: a.jpg: ${fault}`]);
  const { library, leftOut } = readContent(sample.root());
  expect([...library.pictures.keys()]).toEqual(['b.jpg']);
  expect([...leftOut]).toEqual(['a.jpg']);
});

test('a picture that is listed twice is told', () => {
  sample.write('pictures.json', JSON.stringify([samplePicture('a.jpg'), samplePicture('a.jpg')]));
  expect(faults()).toEqual(['content/pictures.json, line 1: a.jpg: is listed twice; leave one out']);
});

test('a list of pictures that is no JSON is told', () => {
  sample.write('pictures.json', '[{');
  expect(faults()).toEqual([
    'content/pictures.json, line 1: a comma, a quote or a bracket is missing or too many, here or just before',
  ]);
});

test('a folder that is missing is told', () => {
  sample.remove('events');
  expect(faults()).toEqual(['content/events: is missing; make the folder']);
});

test('one file that cannot be read does not end the reading: all faults are told', () => {
  sample.folder('guide/gate');
  sample.folder('guide/tower', { facts: { published: 'once', order: 1 } });
  sample.write('guide/tower/sr.md', 'x');
  sample.folder('news/quay');
  sample.remove('news/quay/en.md');
  const lines = [
    'content/guide/tower/entry.yaml, line 1: published: must be a day such as 2026-05-12',
    'content/guide/tower/entry.yaml, line 1: order: is no field of this file; correct the spelling or remove it',
    'content/guide/tower/sr.md: must begin with a line of ---, then title, slug and description, then a line of ---',
    'content/news/quay/en.md: is missing; write the text in English there',
  ];
  expect(faults()).toEqual(lines);
  expect(readContent(sample.root()).library.guide.map(({ id }) => id)).toEqual(['gate']);
});
