/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { toSlug } from '@/lib/content/slug';
import { checkContent } from '@/lib/provider/shipped/checkContent';

const PICTURE = 'hero-islets.jpg';

let sound: string;
let root: string;

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

/** Replaces a stretch of a file; a file that does not hold it would make the test mean nothing. */
function change(path: string, from: string, to: string): void {
  const before = readFileSync(join(root, path), 'utf8');
  expect(before).toContain(from);
  writeFileSync(join(root, path), before.replace(from, to));
}

const text = (title: string, words: number, more = ''): string =>
  `---\ntitle: ${title}\nslug: ${toSlug(title)}\ndescription: About it.\n---\n${'word '.repeat(words)}${more}\n`;

function writeFolder(path: string, facts: string, title: string, words: number): void {
  write(`${path}/entry.yaml`, facts);
  write(`${path}/en.md`, text(title, words));
  write(`${path}/sr.md`, text(`${title} sr`, words));
}

/** The smallest content without a fault. */
function writeSound(): void {
  const both = { en: 'Islets', sr: 'Ostrva' };
  const look = { focal: { x: 0.5, y: 0.5 }, colour: '#285868' };
  write(
    'pictures.json',
    JSON.stringify([{ file: PICTURE, width: 2400, height: 1350, alt: both, caption: both, ...look }]),
  );
  const category = 'published: 2025-11-20\norder: 1\n';
  writeFolder('categories/old-town', category, 'Old town', 0);
  writeFolder('categories/old-town/squares', category, 'Squares', 0);
  writeFolder('news-categories/works', category, 'Works', 0);
  writeFolder('event-categories/music', category, 'Music', 0);
  const guide = `published: 2026-01-01\ncategory: old-town\ntags: [TOP_ATTRACTIONS, walls]\npicture: ${PICTURE}\n`;
  for (const name of ['Gate', 'Tower', 'Bastion']) writeFolder(`guide/${toSlug(name)}`, guide, name, 250);
  write('guide/gate/entry.yaml', `${guide}subcategory: squares\n`);
  const news = `published: 2026-01-01\ncategory: works\ntags: [walls]\npicture: ${PICTURE}\n`;
  writeFolder('news/quay', news, 'New quay', 100);
  writeFolder(
    'events/night',
    `published: 2026-01-01\ncategory: music\ntags: [walls]\npicture: ${PICTURE}\nwhen: { from: "07-22", to: "07-23", certain: true }\nplace: { en: Kotor, sr: Kotor }\n`,
    'Night of music',
    90,
  );
}

beforeAll(() => {
  sound = mkdtempSync(join(tmpdir(), 'kotor-content-'));
  root = sound;
  writeSound();
});

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kotor-content-'));
  cpSync(sound, root, { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true }));
afterAll(() => rmSync(sound, { recursive: true }));

/** The faults, with paths as below `content/`. */
const faults = (): string[] => checkContent(root).map((fault) => fault.replaceAll(`${root}/`, ''));

test('content in order has no fault', () => {
  expect(faults()).toEqual([]);
});

const FAULTS: [what: string, spoil: () => void, fault: string | RegExp][] = [
  [
    'a slug that is not the title',
    () => change('guide/gate/en.md', 'slug: gate', 'slug: door'),
    'guide/gate/en.md: slug: must be gate, the words of the title',
  ],
  [
    'a slug of a category that is not the title',
    () => change('categories/old-town/squares/sr.md', 'slug: squares-sr', 'slug: trgovi'),
    'categories/old-town/squares/sr.md: slug: must be squares-sr, the words of the title',
  ],
  [
    'too short a text of the guide',
    () => write('guide/gate/en.md', text('Gate', 249)),
    'guide/gate/en.md: text: has 249 words, at least 250 are expected',
  ],
  [
    'too short a piece of news',
    () => write('news/quay/sr.md', text('New quay sr', 99)),
    'news/quay/sr.md: text: has 99 words, at least 100 are expected',
  ],
  [
    'too short a text of an event',
    () => write('events/night/sr.md', text('Night of music sr', 89)),
    'events/night/sr.md: text: has 89 words, at least 90 are expected',
  ],
  [
    'Cyrillic letters',
    () => write('guide/gate/sr.md', text('Gate sr', 250, 'Kоtor')),
    'guide/gate/sr.md: has Cyrillic letters; write Latin',
  ],
  [
    'Cyrillic letters before the text',
    () => change('guide/gate/sr.md', 'description: About it.', 'description: Котор'),
    'guide/gate/sr.md: has Cyrillic letters; write Latin',
  ],
  [
    'filler text',
    () => write('news/quay/en.md', text('New quay', 100, 'Lorem ipsum dolor')),
    'news/quay/en.md: has filler text; write the real one',
  ],
  ['a note to oneself', () => write('news/quay/en.md', text('New quay', 100, 'TODO: check')), /filler text/],
  [
    'an ekavian word',
    () => write('guide/gate/sr.md', text('Gate sr', 250, 'Ovo je lepo mesto.')),
    'guide/gate/sr.md: “lepo” is ekavian; write ijekavian',
  ],
  [
    'a category that does not exist',
    () => change('guide/gate/entry.yaml', 'category: old-town', 'category: new-town'),
    'guide/gate/entry.yaml: category: there is no new-town; use the name of a folder',
  ],
  [
    'a subcategory that does not exist',
    () => change('guide/gate/entry.yaml', 'subcategory: squares', 'subcategory: lanes'),
    'guide/gate/entry.yaml: subcategory: there is no lanes in old-town',
  ],
  [
    'a picture that does not exist',
    () => change('events/night/entry.yaml', PICTURE, 'nowhere.jpg'),
    'events/night/entry.yaml: picture: content/pictures.json has no nowhere.jpg',
  ],
  [
    'a picture that was not prepared',
    () =>
      change(
        'pictures.json',
        '[',
        `[${JSON.stringify({ ...JSON.parse(readFileSync(join(root, 'pictures.json'), 'utf8'))[0], file: 'raw.jpg' })},`,
      ),
    /^content\/pictures\.json: raw\.jpg is not prepared/,
  ],
  [
    'two articles of one slug',
    () => write('guide/tower/en.md', text('Gate', 250)),
    'guide/tower/en.md: slug: gate is taken by guide/gate',
  ],
  [
    'two subcategories of one slug',
    () => {
      writeFolder('categories/old-town/lanes', 'published: 2025-11-20\norder: 2\n', 'Squares', 0);
    },
    /en\.md: slug: squares is taken by categories\/old-town\//,
  ],
  [
    'a tag that stands alone',
    () => change('news/quay/entry.yaml', '[walls]', '[walls, quays]'),
    'news/quay/entry.yaml: tags: quays stands alone; give it to another article or leave it out',
  ],
  [
    'too few top attractions',
    () => change('guide/tower/entry.yaml', 'TOP_ATTRACTIONS, ', ''),
    'content/guide: only 2 articles have the tag TOP_ATTRACTIONS; the home page shows three',
  ],
  [
    'a link that leads nowhere',
    () => write('guide/gate/sr.md', text('Gate sr', 250, '[x](article:nowhere)')),
    'guide/gate/sr.md: article:nowhere leads nowhere',
  ],
  [
    'a picture in a text that does not exist',
    () => write('categories/old-town/en.md', text('Old town', 1, '![](picture:nowhere.jpg)')),
    'categories/old-town/en.md: picture:nowhere.jpg leads nowhere',
  ],
  [
    'a text without front matter',
    () => write('guide/gate/en.md', 'Just words'),
    'guide/gate/en.md: must begin with front matter between two lines of ---',
  ],
  ['a title that is missing', () => change('guide/gate/en.md', 'title: Gate\n', ''), /^guide\/gate\/en\.md: title: /],
  [
    'a field nobody knows, such as a slip of the pen',
    () => change('guide/gate/en.md', 'description:', 'descripton:'),
    /^guide\/gate\/en\.md: /,
  ],
  [
    'a fact nobody knows',
    () => change('guide/gate/entry.yaml', 'published:', 'pubished:'),
    /^guide\/gate\/entry\.yaml: /,
  ],
  [
    'a day that does not exist',
    () => change('news/quay/entry.yaml', '2026-01-01', '2026-02-30'),
    /^news\/quay\/entry\.yaml: published: /,
  ],
  [
    'an event on a day that is none',
    () => change('events/night/entry.yaml', '"07-22"', '"22.07."'),
    'events/night/entry.yaml: when.from: a month and day such as "07-22"',
  ],
  [
    'an event without a place',
    () => change('events/night/entry.yaml', 'place: { en: Kotor, sr: Kotor }', ''),
    /^events\/night\/entry\.yaml: place: /,
  ],
  [
    'a category without an order',
    () => change('categories/old-town/entry.yaml', 'order: 1', ''),
    /^categories\/old-town\/entry\.yaml: order: /,
  ],
  ['a text that is missing in one language', () => rmSync(join(root, 'news/quay/sr.md')), /news\/quay\/sr\.md/],
  ['facts that are missing', () => rmSync(join(root, 'news/quay/entry.yaml')), /news\/quay\/entry\.yaml/],
  ['a list of pictures that is no JSON', () => write('pictures.json', '[{'), /JSON/],
  [
    'a picture without words in one language',
    () => change('pictures.json', '"sr":"Ostrva"', '"xx":"Ostrva"'),
    /^pictures\.json: /,
  ],
  ['a folder that is missing', () => rmSync(join(root, 'events'), { recursive: true }), /events/],
];

test.each(FAULTS)('%s is found, with its file and what to do', (_what, spoil, fault) => {
  spoil();
  const found = faults();
  if (typeof fault === 'string') expect(found).toContain(fault);
  else expect(found).toContainEqual(expect.stringMatching(fault));
  for (const line of found) expect(line).not.toContain('\n');
});

test('several faults are told together', () => {
  change('guide/gate/en.md', 'slug: gate', 'slug: door');
  change('news/quay/entry.yaml', '[walls]', '[walls, quays]');
  expect(faults()).toHaveLength(2);
});

test('words that only look ekavian are left alone', () => {
  write('guide/gate/sr.md', text('Gate sr', 250, 'Prethodno, svjetlo, mjesto, vijek, oprema, Slepa.'));
  expect(faults()).toEqual([]);
});
