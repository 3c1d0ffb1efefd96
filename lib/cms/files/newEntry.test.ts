import { createSample } from '@/lib/cms/files/check/sample.testUtils';
import { readContent } from '@/lib/cms/files/library';
import { type Existing, hrefOf, NEW_KINDS, newEntry, questionsFor } from '@/lib/cms/files/newEntry';

const sample = createSample();

const NOW = new Date('2026-11-24T10:00:00Z');

const EXISTING: Existing = {
  ids: ['sea-gate'],
  guide: ['perast', 'sea-gate'],
  places: ['perast'],
  categories: { article: ['old-town'], news: ['works'], event: ['music'] },
};

const ANSWERS = {
  article: ['The Sea Gate: a walk', 'Vrata od mora: šetnja', 'old-town', 'old-town, Legends, '],
  news: ['Works on the wall', 'Radovi na zidu', 'works', 'walls'],
  event: ['Night of lanterns', 'Noć fenjera', 'music', 'saturday near 08-15'],
  place: ['sea-gate', 'Museum', '42.4247, 18.7712', 'the organisation, seen'],
};

test.each(NEW_KINDS)('four answers about a new %s make files without a fault', (kind) => {
  const questions = questionsFor(kind, EXISTING);
  expect(questions).toHaveLength(4);
  expect(ANSWERS[kind].map((answer, index) => questions[index]?.fault(answer))).toEqual(Array(4).fill(undefined));
  sample.folder('guide/sea-gate');
  for (const [path, text] of Object.entries(newEntry(kind, ANSWERS[kind], NOW))) sample.write(path, text);
  expect(readContent(sample.root()).faults).toEqual([]);
});

test('a new article is a draft, which no page shows until the line is removed', () => {
  const files = newEntry('event', ANSWERS.event, NOW);
  for (const [path, text] of Object.entries(files)) sample.write(path, text);
  expect(readContent(sample.root()).library.events).toEqual([]);
  sample.write(
    'events/night-of-lanterns/text.en.md',
    (files['events/night-of-lanterns/text.en.md'] ?? '').replace('draft: true\n', ''),
  );
  expect(readContent(sample.root()).library.events).toMatchObject([
    {
      id: 'night-of-lanterns',
      facts: { category: 'music', tags: [], picture: 'night-of-lanterns.jpg', when: { from: 'saturday near 08-15' } },
      texts: { sr: { front: { title: 'Noć fenjera' } } },
    },
  ]);
});

test.each([
  ['article', '/see-and-do/article/the-sea-gate-a-walk?id=the-sea-gate-a-walk'],
  ['news', '/news/article/works-on-the-wall?id=works-on-the-wall'],
  ['event', '/events/night-of-lanterns?id=night-of-lanterns'],
] as const)('the page of a new %s is %s', (kind, href) => {
  expect(hrefOf(kind, ANSWERS[kind][0] ?? '')).toBe(href);
});

test('after midnight in the town a new article has the day of the town, not that of UTC', () => {
  const afterMidnight = new Date('2026-11-23T23:30:00Z');
  const { 'news/works-on-the-wall/text.en.md': text } = newEntry('news', ANSWERS.news, afterMidnight);
  expect(text).toContain('published: 2026-11-24\n');
});

test('the tags are those between the commas', () => {
  const { 'guide/the-sea-gate-a-walk/text.en.md': text } = newEntry('article', ANSWERS.article, NOW);
  expect(text).toContain('tags:\n  - old-town\n  - legends\npicture:');
});

test('a new place without an institution as its source has coordinates that are estimated', () => {
  const answers = [...ANSWERS.place.slice(0, 3), 'general knowledge'];
  expect(newEntry('place', answers, NOW)['guide/sea-gate/place.yaml']).toContain('estimated: 2026-11-24');
});

test('a new place has its coordinates, checked today', () => {
  sample.folder('guide/sea-gate');
  for (const [path, text] of Object.entries(newEntry('place', ANSWERS.place, NOW))) sample.write(path, text);
  expect(readContent(sample.root()).library.places).toMatchObject([
    {
      id: 'sea-gate',
      place: { kind: 'Museum', coordinates: { latitude: 42.4247, longitude: 18.7712, checked: '2026-11-24' } },
    },
  ]);
});

test('a place whose coordinates nobody knows is not asked for their source', () => {
  const answers = ['sea-gate', 'Museum', ''];
  const questions = questionsFor('place', EXISTING);
  expect(questions[2]?.fault('')).toBeUndefined();
  expect(questions.map(({ isSkipped }) => isSkipped?.(answers) ?? false)).toEqual([false, false, false, true]);
  expect(questions[3]?.isSkipped?.(ANSWERS.place)).toBe(false);
  expect(newEntry('place', answers, NOW)).toEqual({ 'guide/sea-gate/place.yaml': 'kind: Museum\n' });
});

test.each([
  ['article', 0, 'Sea Gate', 'sea-gate is taken; choose another title'],
  ['news', 0, '', 'write it'],
  ['news', 0, 'The long way '.repeat(6), 'has more than 64 letters; shorten it'],
  ['event', 0, 'Котор', 'must be lower-case words with hyphens, such as sea-gate'],
  ['news', 2, 'old-town', 'write one of works'],
  [
    'event',
    3,
    '22.7.',
    'must be a day of every year, such as "07-22", "easter-47" or "saturday near 08-15", without a year',
  ],
  ['event', 3, '02-30', 'is not a day of every year; write another, such as "07-22"'],
  ['event', 3, '13-45', 'is not a day of every year; write another, such as "07-22"'],
  ['place', 0, 'perast', 'perast has a place.yaml already'],
  ['place', 0, 'budva', 'write one of sea-gate'],
  ['place', 2, 'Kotor', 'write two numbers separated by a comma, or nothing'],
] as const)('the answer about %s, question %i, %j is refused', (kind, index, answer, fault) => {
  expect(questionsFor(kind, EXISTING)[index]?.fault(answer)).toBe(fault);
});
