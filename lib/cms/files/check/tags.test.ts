import { createSample } from '@/lib/cms/files/check/sample.cases';
import { checkRelated, checkTagNames, checkTagsAlone, checkTagsTwice } from '@/lib/cms/files/check/tags';

const sample = createSample();

const tagged = (path: string, ...tags: string[]) => sample.folder(path, { facts: { tags } });

test('a tag is lower-case words, but for those that place an article on the site', () => {
  tagged('guide/gate', 'TOP_ATTRACTIONS', 'old-town', 'bay-2', 'Old town', 'TOP_ATTRACTION');
  expect(sample.faults(checkTagNames)).toEqual([
    'content/guide/gate/entry.yaml: tags: Old town must be lower-case words with hyphens',
    'content/guide/gate/entry.yaml: tags: TOP_ATTRACTION must be lower-case words with hyphens',
  ]);
});

test('an article has a tag once', () => {
  tagged('guide/gate', 'walls', 'venice', 'walls', 'walls');
  tagged('guide/tower', 'walls', 'venice');
  expect(sample.faults(checkTagsTwice)).toEqual([
    'content/guide/gate/entry.yaml: tags: walls is there twice; leave one out',
  ]);
});

test('a tag has two articles at least, of whatever kind', () => {
  tagged('guide/gate', 'EXPERIENCES_AND_ADVENTURES', 'walls', 'venice', 'venice');
  tagged('events/night', 'walls');
  expect(sample.faults(checkTagsAlone)).toEqual([
    'content/guide/gate/entry.yaml: tags: venice stands alone; give it to another article or leave it out',
  ]);
});

describe('of the guide’s articles', () => {
  const write = (count: number) => {
    for (let index = 0; index < count; index += 1) tagged(`guide/gate-${index}`, 'walls');
  };

  test('nine in ten have five related ones: one in ten may have fewer', () => {
    write(9);
    tagged('guide/cats', 'cats');
    expect(sample.faults(checkRelated)).toEqual([]);
  });

  test('more than one in ten with fewer are told', () => {
    write(8);
    tagged('guide/cats', 'cats');
    expect(sample.faults(checkRelated)).toEqual([
      'content/guide/cats/entry.yaml: tags: give 0 related articles, not 5; share more tags',
    ]);
  });

  test('news and events count as related, and so does a place on the home page', () => {
    tagged('guide/gate', 'TOP_ATTRACTIONS', 'walls');
    for (const path of ['news/a', 'events/b', 'news/c']) tagged(path, 'walls');
    tagged('guide/tower', 'TOP_ATTRACTIONS');
    expect(sample.faults(checkRelated)).toContain(
      'content/guide/gate/entry.yaml: tags: give 4 related articles, not 5; share more tags',
    );
    tagged('news/d', 'walls');
    expect(sample.faults(checkRelated).join()).not.toContain('guide/gate/');
  });
});
