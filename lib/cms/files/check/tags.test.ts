import { createSample } from '@/lib/cms/files/check/sample.cases';
import { checkTagNames, checkTagsTwice } from '@/lib/cms/files/check/tags';

const sample = createSample();

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
    'content/guide/gate/text.en.md: tags: walls is there twice; leave one out',
  ]);
});
