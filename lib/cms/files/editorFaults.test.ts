import { createSample, samplePicture } from '@/lib/cms/files/check/sample.testUtils';

const sample = createSample();

const TEXT = ['---', 'title: Sea Gate', 'description: The way in.', 'author: Ana', 'published: 2026-05-12'];
const FILE = [...TEXT, 'category: old-town', 'tags: [walls]', 'picture: a.jpg', '---', 'Text.'];

/** Replaces one line, counted from 1. */
const withLineAs = (lines: readonly string[], number: number, line: string): string =>
  lines.map((each, index) => (index === number - 1 ? line : each)).join('\n');

const text = (number: number, line: string) => () =>
  sample.write('guide/gate/text.en.md', withLineAs(FILE, number, line));

const place = (yaml: string) => () => sample.write('guide/gate/place.yaml', yaml);

const hours = (...rows: string[]) =>
  ['openingHours:', '  weekly:', ...rows.map((row) => `    ${row}`), '  source: Museum', '  checked: 2026-01-01'].join(
    '\n',
  );

const POST = 'title: { en: Post, sr: Pošta }, words: { en: stamps, sr: markice }, answer: { en: None., sr: Nema. }';

const EDITORS_FAULTS: [what: string, spoil: () => void, fault: string][] = [
  [
    'curly quotes around a title',
    text(2, 'title: “Sea Gate”'),
    'guide/gate/text.en.md, line 2: readers would see the quotes of “Sea Gate”; leave them out, or write "“Sea Gate”"',
  ],
  [
    'curly quotes around a day',
    text(5, 'published: “2026-05-12”'),
    'guide/gate/text.en.md, line 5: readers would see the quotes of “2026-05-12”; leave them out',
  ],
  [
    'curly quotes around a title with a colon',
    text(2, 'title: „Sea Gate: the way in“'),
    'guide/gate/text.en.md, line 2: curly quotes do not work; write title: "Sea Gate: the way in"',
  ],
  [
    'a text in UTF-16, with a byte-order mark',
    () => sample.write('guide/gate/text.en.md', Buffer.from(`\uFEFF${FILE.join('\n')}`, 'utf16le')),
    'guide/gate/text.en.md: is in UTF-16 or no text, such as a Word document; save it as plain text in UTF-8',
  ],
  [
    'a text in the encoding of old Windows programs',
    () => sample.write('guide/gate/text.en.md', Buffer.from(withLineAs(FILE, 10, '\u009eupa'), 'latin1')),
    'guide/gate/text.en.md, line 10: has a letter in an encoding other than UTF-8; save the file as UTF-8, and type the letter again',
  ],
  [
    'a quote that is not closed',
    text(2, 'title: "Sea Gate'),
    'guide/gate/text.en.md, line 2: a quote is opened but not closed; write it at the end of the text too',
  ],
  [
    'a day in another form',
    text(5, 'published: 12.5.2026'),
    'guide/gate/text.en.md, line 5: published: there is no day 12.5.2026; write one such as 2026-05-12',
  ],
  [
    'a year in place of a day',
    text(5, 'published: 2025'),
    'guide/gate/text.en.md, line 5: published: there is no day 2025; write one such as 2026-05-12',
  ],
  [
    'a title that is a number',
    text(2, 'title: 1979'),
    'guide/gate/text.en.md, line 2: title: must be text; put quotes around it',
  ],
  ['a title without words', text(2, 'title:'), 'guide/gate/text.en.md, line 2: title: is empty; write it'],
  [
    'tags that are no list',
    text(7, 'tags: walls'),
    'guide/gate/text.en.md, line 7: tags: must be a list; write [walls]',
  ],
  [
    'a number that is no list',
    text(7, 'tags: 1'),
    'guide/gate/text.en.md, line 7: tags: must be a list: entries that begin with -',
  ],
  [
    'a number with a comma',
    place('coordinates:\n  latitude: 42,4247\n  longitude: 18.77\n  precision: 9\n  source: x\n  checked: 2026-01-01'),
    'guide/gate/place.yaml, line 2: coordinates.latitude: must be a number alone: no quotes, no words, and a point instead of a comma',
  ],
  [
    'a number with a comma between braces',
    place('coordinates: { latitude: 42,424, longitude: 18.77, precision: 9, source: x, checked: 2026-01-01 }'),
    'guide/gate/place.yaml, line 1: coordinates.424: is the end of a number, not a field; write a point instead of the comma',
  ],
  [
    'two numbers where there is one',
    place('duration: { minutes: 30-45, source: x, checked: 2026-01-01 }'),
    'guide/gate/place.yaml, line 1: duration.minutes: must be a number alone: no quotes, no words, and a point instead of a comma',
  ],
  [
    'hours whose ends were swapped',
    place(hours("- { days: [mon], times: ['17:00-09:00'] }")),
    'guide/gate/place.yaml, line 3: openingHours.weekly.1.times: 17:00-09:00 ends before it begins; write 09:00-17:00, or an end up to 06:00',
  ],
  [
    'hours that overlap in one row',
    place(hours("- { days: [mon], times: ['09:00-12:00', '11:00-14:00'] }")),
    'guide/gate/place.yaml, line 3: openingHours.weekly.1.times: must be in order, without repeats or overlaps',
  ],
  [
    'hours that overlap in two rows',
    place(hours("- { days: [mon, tue], times: ['10:00-14:00'] }", "- { days: [sun, mon], times: ['09:00-12:00'] }")),
    'guide/gate/place.yaml, line 2: openingHours.weekly: mon has 10:00-14:00 and 09:00-12:00, which overlap; give each day its times once',
  ],
  [
    'hours of the summer beside those of every day',
    place(
      hours(
        "- { days: [mon], times: ['09:00-16:00'] }",
        "- { days: [mon], times: ['09:00-20:00'], from: '04-01', to: '10-31' }",
      ),
    ),
    'guide/gate/place.yaml, line 2: openingHours.weekly: mon has 09:00-16:00 and 09:00-20:00, which overlap; give both rows a from and a to, so that their seasons do not overlap',
  ],
  [
    'swapped coordinates',
    place('coordinates: { latitude: 18.77, longitude: 20, precision: 9, source: x, estimated: 2026-01-01 }'),
    'guide/gate/place.yaml, line 1: coordinates.latitude: is outside the country and its surroundings; latitude is about 42.4 here, longitude about 18.8',
  ],
  [
    'a telephone number without quotes',
    place('telephone: { number: +38232325950, source: x, checked: 2026-01-01 }'),
    'guide/gate/place.yaml, line 1: telephone.number: must be text; put quotes around it',
  ],
  [
    'front matter without an end',
    text(9, ''),
    'guide/gate/text.en.md, line 1: the second line of --- is missing; write it below the last field',
  ],
  [
    'front matter that ends with four hyphens',
    text(9, '----'),
    'guide/gate/text.en.md, line 1: the second line of --- is missing; write it below the last field',
  ],
  [
    'a folder in place of a text',
    () => {
      sample.remove('guide/gate/text.en.md');
      sample.write('guide/gate/text.en.md/copy.md', '');
    },
    'guide/gate/text.en.md: cannot be read (EISDIR); it must be a file that the user of the site may read',
  ],
  [
    'both texts of a merge',
    text(10, 'One.\n<<<<<<< HEAD\nTwo.\n=======\nThree.\n>>>>>>> main'),
    'guide/gate/text.en.md, line 11: is left over from a merge; choose one of the two texts, and remove the other and the lines of <, = and >',
  ],
  [
    'the middle line of a merge alone',
    text(10, 'One.\n=======\nTwo.'),
    'guide/gate/text.en.md, line 11: is left over from a merge; choose one of the two texts, and remove the other and the lines of <, = and >',
  ],
  [
    'a misspelt field',
    text(8, 'picture: a.jpg\npublised: 2026-05-12'),
    'guide/gate/text.en.md, line 9: publised: is not a field of this file; correct the spelling or remove it',
  ],
  [
    'the text in one language only',
    () => sample.remove('guide/gate/text.sr.md'),
    'guide/gate/text.sr.md: is missing; write the Montenegrin text there',
  ],
  ['no date', text(5, 'draft: false'), 'guide/gate/text.en.md, line 2: published: is missing; write it'],
  [
    'a folder that is no address',
    () => sample.folder('guide/Washing Lines č'),
    'guide/Washing Lines č: rename the folder to washing-lines-c: lower-case words of a to z with hyphens, 64 letters at most',
  ],
  [
    'a folder whose name is too long for an address',
    () => sample.folder(`guide/${'a'.repeat(63)}-gate`),
    `guide/${'a'.repeat(63)}-gate: rename the folder to ${'a'.repeat(63)}: lower-case words of a to z with hyphens, 64 letters at most`,
  ],
  [
    'a second front matter',
    () => sample.folder('guide/gate', { sr: { text: '\n---\ntitle: Second\n---\nText.' } }),
    'guide/gate/text.sr.md, line 5: --- is repeated here; keep one block of fields, between two lines of ---',
  ],
  [
    'both entries of a merge',
    () => sample.write('points.yaml', '<<<<<<< HEAD\n- id: quay\n=======\n>>>>>>> main\n'),
    'points.yaml, line 1: is left over from a merge; choose one of the two texts, and remove the other and the lines of <, = and >',
  ],
  ['a list that is gone', () => sample.remove('partners.yaml'), 'partners.yaml: is missing; write it'],
  [
    'a topic that was added twice',
    () => sample.write('topics.yaml', `- { id: post, ${POST} }\n`.repeat(2)),
    'topics.yaml, line 2: post: is listed twice; give one another id, or leave one out',
  ],
  [
    'an entry without an id',
    () => sample.write('topics.yaml', `- { id: post, ${POST} }\n- { ${POST} }`),
    'topics.yaml, line 2: 2: id: is missing; write it',
  ],
  [
    'an id that is too long for an address',
    () => sample.write('topics.yaml', `- { id: ${'a'.repeat(65)}, ${POST} }`),
    `topics.yaml, line 1: ${'a'.repeat(65)}: id: has more than 64 letters; shorten it`,
  ],
  [
    'a picture that nothing measured',
    () => sample.write('pictures.json', JSON.stringify([samplePicture('a.jpg', { colour: undefined })])),
    'pictures.json, line 1: a.jpg: colour: is not measured; run npm run pictures',
  ],
  [
    'a picture without words in one language',
    () =>
      sample.write(
        'pictures.json',
        `[\n${JSON.stringify(samplePicture('a.jpg'))},\n${JSON.stringify(samplePicture('b.jpg', { alt: { en: 'Gate' } }))}\n]`,
      ),
    'pictures.json, line 3: b.jpg: alt.sr: is missing; write it',
  ],
];

test.each(EDITORS_FAULTS)('%s is reported with its line and a remedy', (_what, spoil, fault) => {
  sample.folder('guide/gate');
  spoil();
  expect(sample.read().faults).toEqual([`content/${fault}`]);
});

test.each([
  ['a byte-order mark', (text: string) => `\uFEFF${text}`],
  ['the line breaks of Windows', (text: string) => text.replaceAll('\n', '\r\n')],
  ['spaces after ---', (text: string) => text.replaceAll('---\n', '--- \n')],
  ['both', (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`],
])('files with %s are read like others, and name the line of a fault', (_what, save) => {
  sample.folder('guide/gate');
  sample.write('guide/gate/text.en.md', FILE.join('\n'));
  const plain = sample.read();
  sample.write('guide/gate/text.en.md', save(FILE.join('\n')));
  expect(sample.read()).toEqual(plain);
  sample.write('guide/gate/text.en.md', save(withLineAs(FILE, 7, 'tags: walls')));
  expect(sample.read().faults).toEqual([expect.stringMatching(/text\.en\.md, line 7: tags: must be a list/)]);
  sample.write('guide/gate/text.en.md', save(withLineAs(FILE, 5, 'draft: true')));
  expect(sample.read()).toMatchObject({ library: { guide: [] }, faults: [] });
});
