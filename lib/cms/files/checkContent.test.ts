import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSample, PICTURES, prose } from '@/lib/cms/files/check/sample.testUtils';
import { checkContent, LASTING_RULES, RULES } from '@/lib/cms/files/checkContent';
import { clock } from '@/lib/i18n/clock';

const sample = createSample();

const FACTS = {
  guide: { category: 'old-town', subcategory: 'squares', tags: ['TOP_ATTRACTIONS', 'EXPERIENCES_AND_ADVENTURES'] },
  news: { category: 'works', tags: ['walls'] },
  events: { category: 'music', tags: ['walls'] },
};

/** The smallest content without a fault. */
beforeEach(() => {
  for (const path of ['categories/old-town', 'categories/old-town/squares']) sample.folder(path);
  for (const path of ['news-categories/works', 'event-categories/music']) sample.folder(path);
  for (const kind of ['guide', 'news', 'events'] as const)
    for (const index of [0, 1])
      sample.folder(`${kind}/${kind}-${index}`, { facts: { ...FACTS[kind], picture: PICTURES[index] } });
});

/** The information desk, whose facts are in the code, has faults with time. */
const check = () => checkContent(sample.root(), LASTING_RULES);
const faults = () => check().faults;
const faultsOfFiles = () => checkContent(sample.root()).faults.filter((fault) => fault.startsWith('content/'));

test('valid content has no fault, and the summary counts it', () => {
  expect(check()).toEqual({
    faults: [],
    summary: `2 guide articles, 2 news, 2 events, ${PICTURES.length} pictures: no faults`,
  });
});

test.each([
  'guide/guide-0/place.yml',
  'guide/guide-0/Text.en.md',
  'guide/guide-0/quay.jpg',
  'news/news-0/place.yaml',
  'events/my-event.md',
  'event/feast/text.en.md',
  'guide/bay/perast/text.sr.md',
  'notice.yaml',
  'photos/2026/quay.jpg',
])('a file that is not read is reported: %s', (path) => {
  sample.write(path, '');
  expect(faults()).toContain(`content/${path}: is not read; correct the name or the folder, or remove it`);
});

test('files that are hidden, and notes for editors, need not be read', () => {
  for (const path of ['.DS_Store', 'guide/.trash/x.md', 'README.md', 'photos/README.md', 'photos/quay.jpg'])
    sample.write(path, '');
  expect(faults()).toEqual([]);
});

test('every rule of the folder runs', async () => {
  const folder = join(__dirname, 'check');
  const files = readdirSync(folder).filter((name) => !/\.(?:test|testUtils|cases)\.ts$/.test(name));
  const modules = await Promise.all(files.map((name) => import(join(folder, name))));
  const exported = modules.flatMap((each) => Object.entries(each));
  const rules = exported.flatMap(([name, rule]) => (name.startsWith('check') ? [rule] : []));
  expect(new Set<unknown>(RULES)).toEqual(new Set(rules));
});

/** A point of the map with a name in Montenegrin and further facts. */
const point = (id: string, name: string, more = '') =>
  `- { id: ${id}, groups: [parking], name: { en: Quay, sr: ${name} }, plan: { x: 40, y: 60 }${more} }`;

const light = (words: string) =>
  `light: { words: { en: Morning, sr: ${words} }, source: Town map, checked: 2026-01-01 }`;

test.each([
  ['a place', 'guide/guide-0/place.yaml', 'kind: Castle', 'place.yaml, line 1: kind: '],
  ['its words', 'guide/guide-0/place.yaml', light('Lepo'), 'place.yaml, line 1: light.words.sr: “Lepo” is ekavian'],
  [
    'a value in a list',
    'points.yaml',
    '- id: quay\n  groups:\n    - parking\n    - boats',
    'yaml, line 4: quay: groups: ',
  ],
  [
    'the name of a point of the map',
    'points.yaml',
    point('quay', 'Lepo'),
    'points.yaml, line 1: quay: name.sr: “Lepo” is ekavian',
  ],
  [
    'an id of an article and a point',
    'points.yaml',
    point('guide-0', 'Riva').replace(', groups', ',\n    groups'),
    'points.yaml, line 1: guide-0: is the name of an article',
  ],
])('it reports %s, on one line', (_what, file, text, fault) => {
  sample.write(file, text);
  const found = faults();
  expect(found).toContainEqual(expect.stringContaining(fault));
  for (const line of found) expect(line).toMatch(/^content\/[^\n]+: [^\n]+$/);
});

test('it reports an id of two places', () => {
  for (const id of ['guide-0', 'guide-1']) sample.write(`guide/${id}/place.yaml`, 'ids: [x1]');
  expect(faults()).toEqual([
    'content/guide/guide-1/place.yaml, line 1: ids: x1 is taken by content/guide/guide-0/place.yaml',
  ]);
});

test('a place may have the name of its own folder among its ids, not that of another', () => {
  sample.write('guide/guide-0/place.yaml', 'ids: [guide-0, x1]');
  expect(faults()).toEqual([]);
  sample.write('guide/guide-1/place.yaml', 'ids: [guide-0]');
  expect(faults()).toEqual([
    'content/guide/guide-1/place.yaml, line 1: ids: guide-0 is taken by content/guide/guide-0/place.yaml',
  ]);
});

test('all faults are reported together, by file, and counted', () => {
  sample.folder('news/news-1', {
    facts: { ...FACTS.news, picture: PICTURES[1] },
    sr: { front: { summary: 'Lepo' } },
  });
  sample.folder('guide/guide-0', {
    facts: { ...FACTS.guide, picture: PICTURES[0] },
    en: { front: { slug: 'guide-0' } },
  });
  const { faults: found, summary } = check();
  expect(found.map((line) => line.split(':')[0])).toEqual([
    'content/guide/guide-0/text.en.md, line 2',
    'content/news/news-1/text.sr.md, line 2',
  ]);
  expect(summary).toMatch(/: 2 faults$/);
});

test('years without an edit break no rule that lasts', () => {
  sample.write('guide/guide-0/place.yaml', light('Jutro'));
  const address = 'address: { words: { en: By the sea, sr: Uz more }, source: Town map, checked: 2026-01-01 }';
  sample.write('points.yaml', point('quay', 'Riva', `, ${address}`));
  jest.spyOn(clock, 'now').mockReturnValue(new Date('2040-01-01T12:00:00Z'));
  expect(faultsOfFiles()).toEqual([
    'content/guide/guide-0/place.yaml, line 1: light: last checked on 2026-01-01, valid for 10 years; check it again',
    'content/points.yaml, line 1: quay: address: last checked on 2026-01-01, valid for 5 years; check it again',
  ]);
  expect(faults()).toEqual([]);
});

test('a fault of a text names a line of the text, also where the front matter has the same word', () => {
  const en = { front: { summary: 'The (quay)' }, text: 'Past the quay.\n\nTo the [sea](quay).' };
  sample.folder('news/news-1', { facts: { ...FACTS.news, picture: PICTURES[1] }, en });
  const lines = readFileSync(join(sample.root(), 'news/news-1/text.en.md'), 'utf8').split('\n');
  const line = lines.indexOf('To the [sea](quay).') + 1;
  expect(faults()).toContainEqual(expect.stringContaining(`text.en.md, line ${line}: text: (quay) is not a link`));
});

test('a fault of a whole text or file names no line', () => {
  sample.folder('news/news-1', { facts: { ...FACTS.news, picture: PICTURES[1] }, en: { text: 'Past the quay.' } });
  sample.write('guide/gone/place.yaml', 'kind: Church');
  expect(faults()).toEqual([
    'content/guide/gone/place.yaml: its article is gone; delete these facts too, in the editor under ‘Facts about places’',
    'content/news/news-1/text.en.md: text: has 3 words, at least 110 are expected; write more',
  ]);
});

test('a fault of a tag names the line of the tag', () => {
  const file = 'news/news-1/text.en.md';
  sample.write(
    file,
    readFileSync(join(sample.root(), file), 'utf8').replace('"walls"', '"walls",\n"walls",\n"Old town"'),
  );
  expect(faults()).toContain(`content/${file}, line 4: tags: Old town must be lower-case words with hyphens`);
});

test('a picture pasted as its data is reported in a short line, and at once', () => {
  const data = `data:image/png;base64,${'iVBORw0KGgo'.repeat(30_000)}`;
  sample.folder('news/news-1', {
    facts: { ...FACTS.news, picture: PICTURES[1] },
    en: { text: `${prose('en', 110, 1)}\n\n![][image1]\n\n[image1]: <${data}>` },
  });
  const [fault = '', ...others] = faults();
  expect(others).toEqual([]);
  expect(fault).toMatch(
    /^content\/news\/news-1\/text\.en\.md: text: content\/pictures\.json has no data:image\/png;base64,\S{1,100}…; correct the name/,
  );
}, 20_000);

test.each([
  ['letters', 'A'],
  ['spaces', ' '],
  ['empty lines', '\n'],
])(
  '100,000 %s are checked at once',
  (_what, character) => {
    sample.folder('news/news-1', {
      facts: { ...FACTS.news, picture: PICTURES[1] },
      en: { text: `${prose('en', 110, 1)}\n\nB${character.repeat(100_000)}b…` },
    });
    const { user } = process.cpuUsage();
    faults();
    expect(process.cpuUsage().user - user).toBeLessThan(10_000_000);
  },
  60_000,
);

test.each(['jpg', 'jpeg', 'png'])('a fault of a picture that is a %s names its line', (ending) => {
  sample.folder('news/news-1', {
    facts: { ...FACTS.news, picture: PICTURES[1] },
    en: { text: `Past the quay.\n\n![](picture:quay.${ending})` },
  });
  const lines = readFileSync(join(sample.root(), 'news/news-1/text.en.md'), 'utf8').split('\n');
  const line = lines.indexOf(`![](picture:quay.${ending})`) + 1;
  expect(faults()).toContainEqual(
    expect.stringContaining(`text.en.md, line ${line}: text: content/pictures.json has no`),
  );
});
