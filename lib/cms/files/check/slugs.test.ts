import { createSample } from '@/lib/cms/files/check/sample.testUtils';
import { checkIds, checkSlugsTaken, checkTagNames, checkTagsAlone, checkTagsTwice } from '@/lib/cms/files/check/slugs';

const sample = createSample();

test.each(['guide', 'news', 'events', 'categories', 'categories/old-town', 'news-categories'])(
  'two of %s have no slug in common',
  (path) => {
    sample.folder('categories/old-town');
    sample.folder(`${path}/gate`, { en: { front: { title: 'Gate' } } });
    sample.folder(`${path}/tower`);
    expect(sample.faults(checkSlugsTaken)).toEqual([]);
    sample.folder(`${path}/tower`, { en: { front: { title: 'Gate!' } } });
    expect(sample.faults(checkSlugsTaken)).toEqual([
      `content/${path}/tower/text.en.md: title: the address gate is taken by content/${path}/gate; choose another title for the newer one`,
    ]);
  },
);

test('the guide and the news may share a slug, for their addresses differ', () => {
  sample.folder('guide/gate', { en: { front: { title: 'Gate' } } });
  sample.folder('news/new-gate', { en: { front: { title: 'Gate' } } });
  expect(sample.faults(checkSlugsTaken)).toEqual([]);
});

test.each([
  ['guide/gate', 'events/gate'],
  ['categories/gate', 'event-categories/gate'],
  ['categories/bay/gate', 'categories/town/gate'],
])('%s and %s may not share a name', (owner, other) => {
  sample.folder('categories/bay');
  sample.folder('categories/town');
  sample.folder(owner);
  expect(sample.faults(checkIds)).toEqual([]);
  sample.folder(other);
  expect(sample.faults(checkIds)).toEqual([
    `content/${other}: the name gate is taken by content/${owner}; rename the newer of the two folders`,
  ]);
});

test('the map has the information desk of itself', () => {
  sample.folder('guide/info-desk');
  expect(sample.faults(checkIds)).toEqual([]);
  sample.write('guide/info-desk/place.yaml', 'kind: Museum');
  expect(sample.faults(checkIds)).toEqual([
    'content/guide/info-desk/place.yaml: the name info-desk is taken by the information desk; rename the folder',
  ]);
  sample.remove('guide/info-desk');
  sample.write('points.yaml', '- { id: info-desk, groups: [help], name: { en: D, sr: P }, plan: { x: 40, y: 60 } }');
  expect(sample.faults(checkIds)).toEqual([
    'content/points.yaml: info-desk: is the name of the information desk; choose another',
  ]);
});

const tagged = (path: string, ...tags: string[]) => sample.folder(path, { facts: { tags } });

test('a tag is lower-case words, but for those that place an article on the site', () => {
  tagged('guide/gate', 'TOP_ATTRACTIONS', 'old-town', 'bay-2', 'Old town', 'TOP_ATTRACTION');
  expect(sample.faults(checkTagNames)).toEqual([
    'content/guide/gate/text.en.md: tags: Old town must be lower-case words with hyphens',
    'content/guide/gate/text.en.md: tags: TOP_ATTRACTION must be lower-case words with hyphens',
  ]);
});

test('an article has a tag once', () => {
  tagged('guide/gate', 'walls', 'venice', 'walls', 'walls');
  tagged('guide/tower', 'walls', 'venice');
  expect(sample.faults(checkTagsTwice)).toEqual([
    'content/guide/gate/text.en.md: tags: walls is listed twice; leave one out',
  ]);
});

test('a tag that no other article has is reported, since it relates nothing', () => {
  tagged('guide/gate', 'walls', 'TOP_ATTRACTIONS', 'visitor-advise', 'visitor-advise');
  tagged('news/works', 'walls');
  const fault = 'content/guide/gate/text.en.md: tags: no other article has visitor-advise; correct it, or leave it out';
  expect(sample.faults(checkTagsAlone)).toEqual([fault]);
  tagged('events/night', 'visitor-advise');
  expect(sample.faults(checkTagsAlone)).toEqual([]);
});

test('while an article cannot be read, the tags it may share are not reported', () => {
  tagged('guide/gate', 'walls');
  sample.folder('guide/tower', { facts: { tags: ['walls'], published: 'once' } });
  expect(sample.faults(checkTagsAlone)).toEqual([]);
});

test('a place or a topic that cannot be read shares no tags', () => {
  tagged('guide/gate', 'walls');
  sample.write('guide/gate/place.yaml', 'kind: [');
  sample.write('topics.yaml', '- { id: cash }');
  expect(sample.faults(checkTagsAlone)).toHaveLength(1);
});
