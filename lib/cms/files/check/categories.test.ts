import { checkCategories } from '@/lib/cms/files/check/categories';
import { createSample } from '@/lib/cms/files/check/sample.cases';

const sample = createSample();

beforeEach(() => {
  sample.folder('categories/old-town');
  sample.folder('categories/old-town/squares');
  sample.folder('categories/outdoors');
  sample.folder('news-categories/works');
  sample.folder('event-categories/music');
});

test.each([
  ['guide', { category: 'old-town', subcategory: 'squares' }],
  ['guide', { category: 'outdoors' }],
  ['news', { category: 'works' }],
  ['events', { category: 'music' }],
])('in %s, %o is in order', (kind, facts) => {
  sample.folder(`${kind}/gate`, { facts });
  expect(sample.faults(checkCategories)).toEqual([]);
});

test.each([
  ['guide', { category: 'new-town' }, 'category: there is no new-town; write one of old-town, outdoors'],
  ['guide', { category: 'works' }, 'category: there is no works; write one of old-town, outdoors'],
  ['news', { category: 'old-town' }, 'category: there is no old-town; write one of works'],
  ['events', { category: 'works' }, 'category: there is no works; write one of music'],
  [
    'guide',
    { category: 'outdoors', subcategory: 'squares' },
    'subcategory: there is no squares in outdoors; leave the line out',
  ],
])('in %s, %o is told', (kind, facts, fault) => {
  sample.folder(`${kind}/gate`, { facts });
  expect(sample.faults(checkCategories)).toEqual([`content/${kind}/gate/entry.yaml: ${fault}`]);
});

test('a category that cannot be read is not told as well', () => {
  sample.folder('categories/outdoors', { facts: { order: 'first' } });
  sample.folder('guide/gate', { facts: { category: 'outdoors', subcategory: 'trails' } });
  expect(sample.faults(checkCategories)).toEqual([]);
});
