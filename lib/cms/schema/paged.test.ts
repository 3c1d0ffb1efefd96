import { contractArticle } from '@/lib/cms/schema/article';
import { contractPaged, isCounted, isFull, toPaged } from '@/lib/cms/schema/paged';
import { parseResponse } from '@/lib/cms/schema/repair';
import { log } from '@/lib/server/log';

const FIELDS = Object.keys(contractArticle.shape).filter((name) => name !== '_id');

describe('a list', () => {
  const paged = contractPaged('article', contractArticle);
  const items = [{ _id: 'a1' }, { title: 'no id' }, null, 'x', { _id: 'bad id' }, [], { _id: 'a2', title: 7 }];

  test('leaves out the items that cannot be repaired, and the log says so in one line', () => {
    const meta = { current_page: 2, last_page: 3, per_page: 5, total: 13 };
    const { data } = parseResponse('/article', paged, { data: items, meta });
    expect(data?.data.map(({ _id }) => _id)).toEqual(['a1', 'a2']);
    expect(jest.mocked(log.warn).mock.calls).toEqual([
      [
        'provider.repaired',
        { path: '/article', count: 6, first: expect.stringMatching(/^(article\[[123]\]: skipped: [^;]*(; |$)){3}$/) },
      ],
    ]);
  });

  test.each([
    ['items of another shape', Array(1_500_000).fill({})],
    ['tags that are numbers', [{ _id: 'a1', tags: Array(2_000_000).fill(1) }]],
    ['tags of many items', Array(10_000).fill({ _id: 'a1', tags: Array(200).fill(1) })],
    [
      'fields of the wrong type',
      Array(6_000).fill(Object.fromEntries([...FIELDS.map((name) => [name, 7]), ['_id', 'a']])),
    ],
  ])('of 5 MB of %s is read in time, and logged in one line', (_what, data) => {
    const begin = performance.now();
    parseResponse('/article', paged, { data });
    expect(performance.now() - begin).toBeLessThan(20_000);
    expect(log.warn).toHaveBeenCalledTimes(1);
  });

  const QUERY = { page: 2, limit: 5 };
  const META = { current_page: 2, last_page: 3, per_page: 5, total: 13 };
  const PLACE = { page: 2, lastPage: 3, perPage: 5, total: 13 };
  const toItems = (...ids: number[]) => ids.map((id) => ({ _id: `a${id}` }));

  const METAS: [meta: unknown, place: object][] = [
    [META, PLACE],
    [Object.fromEntries(Object.entries(META).map(([name, value]) => [name, String(value)])), PLACE],
    [{ ...META, last_page: undefined }, PLACE],
    [{ ...META, last_page: 'many' }, PLACE],
    [{ ...META, last_page: -3 }, PLACE],
    [{ total: 13, per_page: 0 }, PLACE],
    [
      { total: 13, per_page: 4 },
      { lastPage: 4, perPage: 4 },
    ],
    [
      { total: 0, per_page: 5 },
      { lastPage: 1, total: 0 },
    ],
    [{ last_page: 0 }, { lastPage: 1 }],
    ...[{}, undefined, null, 'x', { last_page: 'many', per_page: null, total: -1 }].map((meta): [unknown, object] => [
      meta,
      { lastPage: 1, perPage: 5, total: 0 },
    ]),
  ];

  test.each(METAS)('with the meta %j knows its place', (meta, place) => {
    const response = paged.parse({ data: [], meta });
    expect(toPaged(response, QUERY, { first: [], next: [] })).toMatchObject({ data: [], ...place });
  });

  test('that does not count, also without its wrapper, goes on where some of the next page is new', () => {
    const items = toItems(6, 7, 8, 9, 10);
    for (const value of [items, { data: items }, { data: items, meta: { last_page: '', total: false } }]) {
      const response = paged.parse(value);
      expect([isCounted(response), isFull(response, QUERY)]).toEqual([false, true]);
      const pages = { first: toItems(1, 2, 3, 4, 5), next: toItems(10, 11) };
      expect(toPaged(response, QUERY, pages)).toMatchObject({ page: 2, lastPage: 3, perPage: 5, total: 10 });
    }
  });

  test('that does not count and has more items than asked for is the whole list', () => {
    const response = paged.parse(toItems(1, 2, 3, 4, 5, 6));
    expect(isFull(response, QUERY)).toBe(false);
    const pages = { first: toItems(1, 2, 3, 4, 5), next: [] };
    expect(toPaged(response, QUERY, pages)).toMatchObject({ page: 2, lastPage: 1, perPage: 6 });
  });

  test('that does not count is full also with an item that cannot be read, and of ten unless told otherwise', () => {
    const response = paged.parse([...toItems(1, 2, 3, 4, 5, 6, 7, 8, 9), { _id: 'bad id' }]);
    expect([isFull(response, {}), response.data.length]).toEqual([true, 9]);
  });

  test.each([{ last_page: 0 }, { total: 13 }, { total: 0 }])('counts with the meta %j, which is no fault', (meta) => {
    const { data } = parseResponse('/article', paged, { data: [], meta });
    expect(data && isCounted(data)).toBe(true);
    expect(log.warn).not.toHaveBeenCalled();
  });

  test.each([null, 'text', 7, {}, { articles: [] }, { data: null }, { data: 'x' }, { data: { _id: 'a1' } }])(
    'is not made of %j',
    (value) => {
      expect(paged.safeParse(value).success).toBe(false);
    },
  );
});
