import { editorConfig } from './config';
import { describeFault } from './describeFault';

const config = editorConfig({ name: 'github', repo: 'kotor/site' }, 'https://example.org', { 'old-town': ['squares'] });

test.each([
  [
    'content/guide/perast/text.sr.md, line 14: text: “lepo” is ekavian; write “lijepo”',
    'Guide: perast (Montenegrin)',
    '#/collections/guide/entries/perast/text',
    'Text: “lepo” is ekavian; write “lijepo”',
    'body',
  ],
  [
    'content/events/fasinada/text.en.md, line 15: when.to: 07-20 is before 07-22; correct one of them',
    'Events: fasinada (English)',
    '#/collections/events/entries/fasinada/text',
    'When › To: 07-20 is before 07-22; correct one of them',
    'when.to',
  ],
  [
    'content/guide/perast/place.yaml, line 9: openingHours.weekly.1.from: there is no 31; write a day',
    'Facts about places: perast',
    '#/collections/places/entries/perast/place',
    'Opening hours › Weekly › 1 › From: there is no 31; write a day',
    'openingHours.weekly.1.from',
  ],
  [
    'content/categories/old-town/squares/text.en.md: title: is missing; write it',
    'old-town: subcategories: squares (English)',
    '#/collections/categories-old-town/entries/squares/text',
    'Title: is missing; write it',
    'title',
  ],
  [
    'content/guide/perast/place.yaml, line 3: coordinates.precision: is missing; write it',
    'Facts about places: perast',
    '#/collections/places/entries/perast/place',
    'Coordinates › Precision: is missing; write it',
    'coordinates.precision',
  ],
  [
    'content/guide/perast/place.yaml, line 9: openingHours.weekly.2: overlaps with another; correct one of them',
    'Facts about places: perast',
    '#/collections/places/entries/perast/place',
    'Opening hours › Weekly › 2: overlaps with another; correct one of them',
    'openingHours.weekly.2.days',
  ],
  [
    'content/guide/perast/text.en.md, line 7: tags.2: is empty; write it',
    'Guide: perast (English)',
    '#/collections/guide/entries/perast/text',
    'Tags › 2: is empty; write it',
    'tags',
  ],
  [
    'content/pictures.json, line 3: quay.jpg: alt.sr: is empty; write it',
    'Pictures',
    '#/collections/lists/entries/pictures',
    'quay.jpg: Alternative text › Montenegrin: is empty; write it',
    'pictures.quay.jpg.alt.sr',
  ],
  [
    'content/topics.yaml, line 4: toilets: is listed twice; give one another id, or leave one out',
    'Topics',
    '#/collections/lists/entries/topics',
    'toilets: is listed twice; give one another id, or leave one out',
    'topics.toilets.id',
  ],
  [
    'content/topics.yaml, line 4: 2: id: is missing; write it',
    'Topics',
    '#/collections/lists/entries/topics',
    '2: Id: is missing; write it',
    'topics.2.id',
  ],
  [
    'content/guide/perast/place.yaml, line 1: coordinates.424: is the end of a number, not a field',
    'Facts about places: perast',
    '#/collections/places/entries/perast/place',
    'Coordinates › 424: is the end of a number, not a field',
    'coordinates',
  ],
  [
    'content/events/fasinada/text.en.md, line 2: a text with a colon needs quotes; write title: "A: b"',
    'Events: fasinada (English)',
    '#/collections/events/entries/fasinada/text',
    'a text with a colon needs quotes; write title: "A: b"',
    '',
  ],
  ['content/plans.yaml, line 4: x: id: there is no x', 'content/plans.yaml', null, 'x: id: there is no x', ''],
])('%s', (line, entry, href, text, field) => {
  const [file] = line.split(/[,:]/);
  expect(describeFault(line, config)).toEqual({ entry, href, text, file, field });
});

test('a remedy does not suggest the quotes of YAML, which the editor would write into the text', () => {
  const remedy = 'readers would see the quotes of “Perast”; leave them out';
  const line = `content/guide/perast/text.en.md, line 2: ${remedy}, or write "“Perast”"`;
  expect(describeFault(line, config).text).toBe(remedy);
});

test('a fault that names no file, such as a full disk, is shown as it is', () => {
  const text = 'ENOSPC, no space left on device';
  expect(describeFault(text, config)).toEqual({ entry: '', href: null, text, file: '', field: '' });
});
