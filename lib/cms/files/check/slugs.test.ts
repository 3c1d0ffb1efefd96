import { createSample } from '@/lib/cms/files/check/sample.cases';
import { checkIds, checkSlugsTaken, checkSlugWords } from '@/lib/cms/files/check/slugs';

const sample = createSample();

test.each([
  'guide/gate',
  'news/gate',
  'events/gate',
  'categories/gate',
  'categories/old-town/gate',
  'event-categories/gate',
])('the slug of %s is the words of its title', (path) => {
  sample.folder('categories/old-town');
  sample.folder(path);
  expect(sample.faults(checkSlugWords)).toEqual([]);
  sample.folder(path, { sr: { front: { title: 'Čudna vrata', slug: 'vrata' } } });
  expect(sample.faults(checkSlugWords)).toEqual([
    `content/${path}/sr.md: slug: must be cudna-vrata, the words of the title`,
  ]);
});

test.each(['guide', 'news', 'events', 'categories', 'categories/old-town', 'news-categories'])(
  'two of %s have no slug in common',
  (path) => {
    sample.folder('categories/old-town');
    sample.folder(`${path}/gate`, { en: { front: { title: 'Gate' } } });
    sample.folder(`${path}/tower`);
    expect(sample.faults(checkSlugsTaken)).toEqual([]);
    sample.folder(`${path}/tower`, { en: { front: { title: 'Gate' } } });
    expect(sample.faults(checkSlugsTaken)).toEqual([
      `content/${path}/tower/en.md: slug: gate is taken by content/${path}/gate; choose another title`,
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
    `content/${other}: the name gate is taken by content/${owner}; rename the folder`,
  ]);
});
