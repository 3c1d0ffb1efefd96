/** @jest-environment node */

import { createSample, PICTURES, prose, samplePicture } from '@/lib/cms/files/check/sample.cases';
import { checkContent } from '@/lib/cms/files/checkContent';
import { clock } from '@/lib/i18n/clock';

const sample = createSample();

const FACTS = {
  guide: { category: 'old-town', subcategory: 'squares', tags: ['TOP_ATTRACTIONS', 'EXPERIENCES_AND_ADVENTURES'] },
  news: { category: 'works', tags: ['walls'] },
  events: { category: 'music', tags: ['walls'] },
};

/** The smallest content without a fault: enough for every section of the site. */
beforeEach(() => {
  for (const path of ['categories/old-town', 'categories/old-town/squares']) sample.folder(path);
  for (const path of ['news-categories/works', 'event-categories/music']) sample.folder(path);
  for (const [kind, count] of [['guide', 6] as const, ['news', 15] as const, ['events', 11] as const])
    for (let index = 0; index < count; index += 1)
      sample.folder(`${kind}/${kind}-${index}`, { facts: { ...FACTS[kind], picture: PICTURES[index] } });
});

const faults = () => checkContent(sample.root()).faults;

test('valid content has no fault, and the summary counts it', () => {
  expect(checkContent(sample.root())).toEqual({
    faults: [],
    summary: `6 guide articles, 15 news, 11 events, ${PICTURES.length} pictures: no faults`,
  });
});

const picture = { facts: { ...FACTS.guide, picture: PICTURES[0] } };
const other = { facts: { ...FACTS.guide, picture: PICTURES[1] } };

/** Spoils the front matter of an article in one language. */
const spoilFront =
  (language: 'en' | 'sr', front: Record<string, unknown>): (() => void) =>
  () =>
    sample.folder('guide/guide-0', { ...picture, [language]: { front } });

/** One fault for each rule, so that a rule that does not run fails here. */
const FAULTS: [what: string, spoil: () => void, fault: string][] = [
  ['a file that is missing', () => sample.remove('news/news-1/sr.md'), 'news/news-1/sr.md: is missing'],
  ['a slug', spoilFront('en', { slug: 'x' }), 'slug: must be'],
  [
    'a slug twice',
    () => sample.folder('guide/guide-1', { ...other, en: { front: { title: 'The guide-0' } } }),
    'is taken',
  ],
  ['a name twice', () => sample.folder('news/guide-0', picture), 'the name guide-0 is taken'],
  ['a category', () => sample.folder('guide/guide-0', { facts: { ...picture.facts, category: 'x' } }), 'there is no x'],
  ['a day', () => sample.folder('guide/guide-0', { facts: { ...picture.facts, published: '3000-01-01' } }), 'to come'],
  ['a length', () => sample.folder('guide/guide-0', { ...picture, en: { text: 'Short.' } }), 'has 1 words'],
  ['a description', spoilFront('en', { description: prose('en', 99, 1) }), 'description: has'],
  ['keywords', spoilFront('en', { keywords: undefined }), 'keywords: is'],
  ['Cyrillic', spoilFront('en', { summary: 'Котор' }), 'Cyrillic'],
  ['filler', spoilFront('en', { summary: 'Lorem' }), 'is filler'],
  ['a form', spoilFront('sr', { summary: 'Iz Mua' }), 'is not the form'],
  [
    'a source',
    () =>
      sample.write(
        'guide/guide-0/place.yaml',
        'light: { words: { en: Morning, sr: Ujutro }, source: memory, checked: 2026-01-01 }',
      ),
    'cannot be checked',
  ],
  ['ekavian', spoilFront('sr', { summary: 'Lepo' }), 'is ekavian'],
  ['English', () => sample.folder('guide/guide-0', { ...picture, sr: { text: prose('en', 300, 9) } }), 'is English'],
  [
    'the same in both languages',
    () => {
      const same = { front: { summary: 'Cats of Kotor' } };
      sample.folder('guide/guide-0', { ...picture, en: same, sr: same });
    },
    'is the same in both languages',
  ],
  [
    'the same words for a picture',
    () =>
      sample.write('pictures.json', JSON.stringify([samplePicture('x.jpg', { alt: { en: 'Kotor', sr: 'Kotor' } })])),
    'alt: is the same',
  ],
  [
    'a copy',
    () => {
      sample.folder('guide/guide-0', { ...picture, en: { text: prose('en', 300, 9) } });
      sample.folder('guide/guide-1', { ...other, en: { text: prose('en', 300, 9) } });
    },
    '100 % of it stands',
  ],
  ['a link', () => sample.folder('categories/old-town', { en: { text: '[x](article:x)' } }), 'article:x leads nowhere'],
  ['a picture', () => sample.folder('categories/old-town', { facts: { picture: 'x.jpg' } }), 'has no x.jpg'],
  ['a raw picture', () => sample.write('pictures.json', JSON.stringify([samplePicture('x.jpg')])), 'is not prepared'],
  ['a list with a picture twice', () => sample.folder('guide/guide-1', picture), 'stands for'],
  [
    'a page with a picture twice',
    () => sample.folder('guide/guide-0', { ...picture, en: { text: `![](picture:${PICTURES[0]})` } }),
    'on this page already',
  ],
  [
    'a tag’s name',
    () => sample.folder('guide/guide-0', { facts: { ...picture.facts, tags: ['X'] } }),
    'X must be lower-case',
  ],
  [
    'a tag twice',
    () => sample.folder('guide/guide-0', { facts: { ...picture.facts, tags: ['walls', 'walls'] } }),
    'is there twice',
  ],
  [
    'a tag alone',
    () => sample.folder('guide/guide-0', { facts: { ...picture.facts, tags: ['cats'] } }),
    'cats stands alone',
  ],
  ['no related articles', () => sample.folder('guide/guide-0', { facts: { ...picture.facts, tags: [] } }), 'related'],
  ['a band', () => sample.remove('news/news-1'), 'content/news: has 14'],
  ['a place', () => sample.write('guide/guide-0/place.yaml', 'kind: Castle'), 'place.yaml, line 1: kind: '],
  [
    'the words of a place',
    () =>
      sample.write(
        'guide/guide-0/place.yaml',
        'light: { words: { en: Morning, sr: Lepo ujutro }, source: Town map, checked: 2026-01-01 }',
      ),
    'place.yaml, line 1: light.words.sr: “Lepo” is ekavian',
  ],
  [
    'an id of two places',
    () => {
      sample.write('guide/guide-0/place.yaml', 'ids: [x1]');
      sample.write('guide/guide-1/place.yaml', 'ids: [x1]');
    },
    'guide-1/place.yaml, line 1: ids: x1 is taken by content/guide/guide-0/place.yaml',
  ],
  [
    'a point of the map',
    () => sample.write('points.yaml', '- { id: quay, groups: [boats] }'),
    'points.yaml, line 1: quay: groups: there is no boats',
  ],
  [
    'a point with the name of an article',
    () =>
      sample.write(
        'points.yaml',
        '- { id: guide-0, groups: [parking], name: { en: Quay, sr: Riva }, plan: { x: 1, y: 1 } }',
      ),
    'points.yaml, line 1: guide-0: is the name of an article',
  ],
  [
    'the name of a point',
    () =>
      sample.write(
        'points.yaml',
        '- { id: quay, groups: [parking], name: { en: Quay, sr: Lepo }, plan: { x: 1, y: 1 } }',
      ),
    'points.yaml, line 1: quay: name.sr: “Lepo” is ekavian',
  ],
  ['a shelf', () => sample.folder('categories/outdoors'), 'content/categories/outdoors: has 0'],
];

test.each(FAULTS)('it tells of %s, on lines of their own below content/', (_what, spoil, fault) => {
  spoil();
  const found = faults();
  expect(found).toContainEqual(expect.stringContaining(fault));
  for (const line of found) expect(line).toMatch(/^content\/[^\n]+: [^\n]+$/);
});

test('all faults are told together, by file, and counted', () => {
  sample.folder('news/news-3', {
    facts: { ...FACTS.news, picture: PICTURES[3] },
    sr: { front: { summary: 'Lepo' } },
  });
  sample.folder('guide/guide-0', { ...picture, en: { front: { slug: 'x' } } });
  const { faults: found, summary } = checkContent(sample.root());
  expect(found.map((line) => line.split(':')[0])).toEqual([
    'content/guide/guide-0/en.md, line 2',
    'content/news/news-3/sr.md, line 2',
  ]);
  expect(summary).toMatch(/: 2 faults$/);
});

test('a fact about a place whose check is too long ago is a fault', () => {
  const bus = 'byBus: { words: { en: The blue bus, sr: Plavi autobus }, source: Blue Line, checked: 2026-01-01 }';
  sample.write('guide/guide-0/place.yaml', bus);
  jest.spyOn(clock, 'now').mockReturnValue(new Date('2027-01-02T12:00:00Z'));
  expect(faults()).toEqual([
    'content/guide/guide-0/place.yaml, line 1: byBus: last checked on 2026-01-01, good for a year; check it again',
  ]);
});

test('so is one about a point of the map', () => {
  const quay = '{ id: quay, groups: [parking], name: { en: Quay, sr: Riva }, plan: { x: 1, y: 1 }, address: ADDRESS }';
  const address = '{ words: { en: By the sea, sr: Uz more }, source: Town map, checked: 2026-01-01 }';
  sample.write('points.yaml', `- ${quay.replace('ADDRESS', address)}`);
  jest.spyOn(clock, 'now').mockReturnValue(new Date('2031-01-02T12:00:00Z'));
  expect(faults()).toEqual([
    'content/points.yaml, line 1: quay: address: last checked on 2026-01-01, good for 5 years; check it again',
  ]);
});
