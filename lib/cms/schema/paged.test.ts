import { contractArticle } from '@/lib/cms/schema/article';
import { contractPaged } from '@/lib/cms/schema/paged';
import { parseResponse } from '@/lib/cms/schema/repair';
import { log } from '@/lib/server/log';

jest.mock('@/lib/server/log');

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
        { path: '/article', count: 6, first: expect.stringMatching(/^(article skipped: [^;]*(; |$)){3}$/) },
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

  test('that comes bare is its only page', () => {
    const { data, ...place } = paged.parse(items);
    expect(data.map(({ _id }) => _id)).toEqual(['a1', 'a2']);
    expect(place).toEqual({ lastPage: 1, perPage: 2, total: 2 });
  });

  const META = { current_page: 2, last_page: 3, per_page: 5, total: 13 };
  const PLACE = { lastPage: 3, perPage: 5, total: 13 };

  const METAS: [meta: unknown, place: object][] = [
    [META, PLACE],
    [Object.fromEntries(Object.entries(META).map(([name, value]) => [name, String(value)])), PLACE],
    [{ last_page: 0 }, { lastPage: 1 }],
    [{ last_page: -3 }, { lastPage: 1 }],
    [{ last_page: 'many' }, { lastPage: 1 }],
    ...[{}, undefined, null, 'x'].map((meta): [unknown, object] => [meta, { lastPage: 1, total: 0 }]),
  ];

  test.each(METAS)('with the meta %j knows its place', (meta, place) => {
    expect(paged.parse({ data: [], meta })).toMatchObject({ data: [], ...place });
  });

  test.each([undefined, {}, { per_page: null, total: -1 }])(
    'with the meta %j has as many items as it sends',
    (meta) => {
      expect(paged.parse({ data: [{ _id: 'a1' }], meta })).toMatchObject({ perPage: 1, total: 1 });
    },
  );

  test.each([null, 'text', 7, {}, { articles: [] }, { data: null }, { data: 'x' }, { data: { _id: 'a1' } }])(
    'is not made of %j',
    (value) => {
      expect(paged.safeParse(value).success).toBe(false);
    },
  );
});
