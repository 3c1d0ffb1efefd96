import { createSample, PICTURES, samplePicture } from '@/lib/cms/files/check/sample.testUtils';
import { readContent } from '@/lib/cms/files/library';

const sample = createSample();

const faults = () => sample.read().faults;

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

const ORDER = 'a whole number without quotes, its place in the list of categories';

test.each([
  ['guide/gate', { description: ' ' }, 'description: is empty; write it'],
  ['guide/gate', { title: 'Врата од мора' }, 'title: cannot become an address; write it in Latin letters'],
  ['guide/gate', { title: '…' }, 'title: cannot become an address; write it in Latin letters'],
  ['events/night', { place: undefined }, 'place: is missing; write it'],
  ['event-categories/music', { order: undefined }, `order: is missing; write ${ORDER}`],
  ['categories/old-town', { order: 'first' }, `order: must be ${ORDER}`],
])('front matter of %s with %o is a fault', (path, facts, fault) => {
  sample.folder(path, { facts });
  expect(faults()).toEqual([`content/${path}/text.en.md, line 2: ${fault}`]);
});

test.each([
  ['02-30', 'is not a day of every year; write another, such as "07-22"'],
  ['02-29', 'is not a day of every year; write another, such as "07-22"'],
  ['saturday near 02-30', 'is not a day of every year; write another, such as "07-22"'],
  ['22.07.', 'must be a day of every year, such as "07-22", "easter-47" or "saturday near 08-15", without a year'],
  ['2026-12-20', 'must be a day of every year, such as "07-22", "easter-47" or "saturday near 08-15", without a year'],
])('an event on %s is a fault', (day, fault) => {
  sample.folder('events/night', { facts: { when: { from: day, to: '12-31', certain: true } } });
  expect(faults()).toEqual([`content/events/night/text.en.md, line 2: when.from: ${fault}`]);
});

test.each([
  [{ alt: { en: '', sr: 'Ostrva' } }, 'alt.en: is empty; write it'],
  [{ focal: { x: 1.1, y: 0 } }, 'focal.x: must be at most 1'],
  [
    { caption: { en: 'Islets', sr: 'Ostrva', me: 'Ostrva' } },
    'caption.me: is not a field of this file; correct the spelling or remove it',
  ],
  [{ focal: { x: 1, y: 0, z: 0 } }, 'focal.z: is not a field of this file; correct the spelling or remove it'],
  [{ credti: 'Ana Perović' }, 'credti: is not a field of this file; correct the spelling or remove it'],
  [{ focal: { x: 1, y: -0.1 } }, 'focal.y: must be at least 0'],
])('a picture with %o is a fault, and the others are read', (more, fault) => {
  sample.write('pictures.json', JSON.stringify([samplePicture('a.jpg', more), samplePicture('b.jpg')]));
  expect(faults()).toEqual([`content/pictures.json, line 1: a.jpg: ${fault}`]);
  const { library, skipped } = readContent(sample.root());
  expect([...library.pictures.keys()]).toEqual(['b.jpg']);
  expect([...skipped.entries]).toEqual(['a.jpg']);
});

test.each([
  ['near its start', '[\n}', ',{"file": "a.jpg"},\n]', 2],
  ['near its start, past ten characters', '[\n{"file":\n', '},\n{"file": "b.jpg"}\n]', 3],
  ['in its middle', '[\n{"file": "a.jpg"},\n', ',{"file": "b.jpg"},\n{"file": "c.jpg"}\n]', 3],
  ['near its end', '[\n{"file": "a.jpg"},\n{"file": "b.jpg"},\n', ']', 4],
  ['at its end', '[\n{"file": "a.jpg"},\n{"file": "b.jpg"}', '\n', 3],
])('the line of a fault of JSON %s is reported', (_where, before, after, line) => {
  sample.write('pictures.json', before + after);
  expect(faults()).toEqual([
    `content/pictures.json, line ${line}: a comma, a quote or a bracket is missing or too many, here or just before`,
  ]);
});

test('a file that cannot be read does not end the reading: all faults are reported', () => {
  sample.folder('guide/gate');
  sample.folder('guide/tower', { facts: { published: 'once', order: 1 } });
  sample.write('guide/tower/text.sr.md', 'x');
  sample.folder('news/quay');
  sample.remove('news/quay/text.en.md');
  sample.folder('news/works');
  sample.remove('news/works/text.en.md');
  expect(faults()).toEqual([
    'content/guide/tower/text.en.md, line 2: published: there is no day once; write one such as 2026-05-12',
    'content/guide/tower/text.en.md, line 2: order: is not a field of this file; correct the spelling or remove it',
    'content/guide/tower/text.sr.md, line 1: must begin with a line of ---, then title and description, then a line of ---',
    'content/news/quay/text.en.md: is missing; write the English text there',
    'content/news/works/text.en.md: is missing; write the English text there',
  ]);
  expect(readContent(sample.root()).library.guide.map(({ id }) => id)).toEqual(['gate']);
});

describe('an entry with a fault stays as it was read before, in its place, and one that is gone goes', () => {
  const all = ['gate', 'wall', 'well'];

  test('in a list and among the pictures', () => {
    const topic = (id: string, title = id) => ({
      id,
      title: { en: title, sr: title },
      words: { en: 'x', sr: 'x' },
      answer: { en: 'x', sr: 'x' },
    });
    const partner = (name: string, offer = 'x') => ({ name, address: '', offer, category: 'other' });
    const write = (topics: object[], partners: object[], pictures: object[]) => {
      const files = { 'topics.yaml': topics, 'partners.yaml': partners, 'pictures.json': pictures };
      for (const [file, entries] of Object.entries(files)) sample.write(file, JSON.stringify(entries));
    };
    write(
      all.map((id) => topic(id)),
      all.map((id) => partner(id)),
      all.map((id) => samplePicture(id)),
    );
    const { library } = readContent(sample.root());
    write(
      [topic('gate', ''), topic('wall', 'The wall')],
      [partner('gate', ''), partner('wall', '5 %')],
      [samplePicture('gate', { alt: {} }), samplePicture('wall')],
    );
    const { topics, partners, pictures } = sample.read(library).library;
    expect(topics.map(({ title }) => title.en)).toEqual(['gate', 'The wall']);
    expect(partners.map(({ name, offer }) => [name, ...offer])).toEqual([
      ['gate', 'x'],
      ['wall', '5\u00a0%'],
    ]);
    expect([...pictures.keys()]).toEqual(['gate', 'wall']);
  });

  test('in the guide', () => {
    for (const id of all) {
      sample.folder(`guide/${id}`);
      sample.write(`guide/${id}/place.yaml`, 'kind: Church');
    }
    const { library } = readContent(sample.root());
    sample.remove('guide/well');
    sample.folder('guide/gate', { facts: { title: '' } });
    sample.write('guide/gate/place.yaml', 'kind: [');
    const { guide, places } = sample.read(library).library;
    expect(guide.map(({ id }) => id)).toEqual(['gate', 'wall']);
    expect(places.map(({ id }) => id)).toEqual(['gate', 'wall']);
  });

  test('in a folder that gets an invalid name, with the facts about its place', () => {
    sample.folder('guide/gate');
    sample.write('guide/gate/place.yaml', 'kind: Church');
    const { library } = readContent(sample.root());
    const now = () => {
      const { guide, placeOf } = sample.read(library).library;
      return [...guide.map(({ id }) => id), placeOf.get('gate')?.kind];
    };
    sample.folder('guide/Gate');
    expect(now()).toEqual(['gate', 'Church']);
    sample.write('guide/Gate/place.yaml', 'kind: Church');
    sample.remove('guide/gate');
    expect(now()).toEqual(['gate', 'Church']);
  });

  test('in a category whose folder gets an invalid name, with its subcategories and one fault', () => {
    sample.folder('categories/squares');
    sample.folder('categories/squares/lanes');
    const { library } = readContent(sample.root());
    sample.remove('categories/squares');
    sample.folder('categories/Squares');
    sample.folder('categories/Squares/lanes');
    const later = sample.read(library);
    expect(
      later.library.categories.map(({ id, subcategories }) => [id, ...subcategories.map((each) => each.id)]),
    ).toEqual([['squares', 'lanes']]);
    expect(later.faults).toEqual([expect.stringContaining('rename the folder to squares')]);
  });
});

test('a folder that a program hides is no article', () => {
  sample.folder('guide/.trash');
  const { library, faults } = readContent(sample.root());
  expect([library.guide, faults]).toEqual([[], []]);
});

test('an article of which both texts were deleted goes, without a fault, and what stands beside them stays', () => {
  for (const path of ['guide/gate', 'guide/wall', 'news/quay', 'categories/squares']) sample.folder(path);
  sample.folder('categories/squares/lanes');
  sample.write('guide/gate/place.yaml', 'kind: Church');
  const before = sample.read().library;
  const paths = ['guide/gate', 'news/quay', 'categories/squares'];
  for (const path of paths) for (const language of ['en', 'sr']) sample.remove(`${path}/text.${language}.md`);
  sample.remove('guide/wall/text.sr.md');
  const { library, faults, skipped } = sample.read(before);
  const { guide, news, categories } = library;
  expect([guide, news, categories].map((folders) => folders.map(({ id }) => id))).toEqual([['wall'], [], ['squares']]);
  const missing = expect.stringMatching(/: is missing; write the (?:English|Montenegrin) text there$/);
  expect(faults).toEqual(Array(3).fill(missing));
  expect([...skipped.folders].sort()).toEqual(['squares', 'wall']);
});
