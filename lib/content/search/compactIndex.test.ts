import { CompactIndex } from '@/lib/content/search/compactIndex';

const DOCUMENTS = Array.from({ length: 200 }, (_, id) => ({
  id,
  title: `gate ${id} ${id % 3 === 0 ? 'sea sea' : 'river'}`,
  text: `${'wall '.repeat(id % 12)}cat${id % 7} tower`,
}));

const filled = (): CompactIndex<(typeof DOCUMENTS)[number]> => {
  const index = new CompactIndex<(typeof DOCUMENTS)[number]>({ fields: ['title', 'text'] });
  index.addAll(DOCUMENTS);
  return index;
};

const QUERIES = ['sea', 'wall', 'gate 17', 'cat3', 'ca', 'towr', 'sea wall tower', 'nothing'];

test.each(QUERIES)('made small it finds the same as before, in the same order: %s', (query) => {
  const plain = filled();
  const small = filled();
  small.compact();
  const options = { prefix: true, fuzzy: 0.2 };
  expect(small.search(query, options)).toEqual(plain.search(query, options));
});

test('a word that is there very often still counts', () => {
  const index = new CompactIndex<{ id: number; text: string }>({ fields: ['text'] });
  index.addAll([
    { id: 1, text: `stone ${'sea '.repeat(5)}` },
    { id: 2, text: `stone ${'sea '.repeat(500)}` },
  ]);
  index.compact();
  expect(index.search('sea').map(({ id }) => id)).toHaveLength(2);
});

test('a field that no document has is found nothing in', () => {
  const index = new CompactIndex<{ id: number; title: string; text?: string }>({ fields: ['title', 'text'] });
  index.addAll([
    { id: 1, title: 'sea' },
    { id: 2, title: 'wall' },
  ]);
  index.compact();
  expect(index.search('sea').map(({ match }) => match)).toEqual([{ sea: ['title'] }]);
});
