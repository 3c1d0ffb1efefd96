/** @jest-environment node */

import { toCalendarEvent } from '@/lib/cms/mappers/toCalendarEvent';
import { contractArticle, contractId } from '@/lib/cms/schema/article';
import { contractCategory, contractConfig } from '@/lib/cms/schema/category';
import { contractPaged } from '@/lib/cms/schema/paged';
import { parseResponse } from '@/lib/cms/schema/repair';
import { contractLine, contractText } from '@/lib/cms/schema/text';
import { toICalendar } from '@/lib/seo/icalendar';
import { log } from '@/lib/server/log';

jest.mock('@/lib/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));

const NO_TEXT = { en: undefined, sr: undefined };
const NO_SEO = { title: NO_TEXT, description: NO_TEXT, keywords: NO_TEXT, slug: NO_TEXT };

/** What an article of which only the id is sure comes to. */
const BARE = {
  _id: 'a1',
  title: NO_TEXT,
  description: NO_TEXT,
  summary: NO_TEXT,
  content: NO_TEXT,
  seo: NO_SEO,
  type: null,
  status: null,
  author: null,
  tags: [],
  image: null,
  category: null,
  subcategory: null,
  publishDate: null,
  publishedAt: null,
  createdAt: null,
  updatedAt: null,
  startDate: null,
  endDate: null,
};

const FIELDS = Object.keys(BARE).filter((name) => name !== '_id');

const logged = () => jest.mocked(log.warn).mock.calls.map(([event]) => event);

describe('an article', () => {
  test('needs nothing but its id', () => {
    expect(contractArticle.parse({ _id: 'a1' })).toEqual(BARE);
    expect(logged()).toEqual([]);
  });

  test.each(FIELDS)('may have null for %s', (field) => {
    expect(contractArticle.parse({ _id: 'a1', [field]: null })).toEqual(BARE);
    expect(logged()).toEqual([]);
  });

  const WRONG: [kind: string, value: unknown][] = [
    ['a number', 7],
    ['a truth', true],
    ['a list', [1, null]],
    ['an object of another shape', { x: { y: 1 } }],
  ];

  test.each(FIELDS.flatMap((field) => WRONG.map(([kind, value]): [string, string, unknown] => [field, kind, value])))(
    'survives %s of the wrong type: %s',
    (field, _kind, value) => {
      expect(contractArticle.parse({ _id: 'a1', [field]: value })).toEqual(BARE);
    },
  );

  test.each([
    ['type', 'recipe'],
    ['publishDate', 'yesterday'],
    ['startDate', '2026-99-99'],
    ['image', { alt: 'no address' }],
    ['image', { url: '' }],
    ['image', 'https://api.example.org/a.jpg'],
    ['category', { title: { en: 'No id' } }],
    ['category', { _id: 'not an id' }],
    ['subcategory', 'c1'],
  ])('drops %s that makes no sense, and the log says so', (field, value) => {
    expect(parseResponse('/article/a1', contractArticle, { _id: 'a1', [field]: value }).data).toEqual(BARE);
    expect(jest.mocked(log.warn).mock.calls).toEqual([
      ['provider.repaired', { path: '/article/a1', count: 1, first: expect.stringMatching(`^${field}: `) }],
    ]);
  });

  const DATES: [date: string, expected: string | null][] = [
    ['2026-07-22T18:00:00.000Z', '2026-07-22T18:00:00.000Z'],
    ['9998-12-30T00:00:00.000Z', '9998-12-30T00:00:00.000Z'],
    ['9999-12-31T23:59:59.999Z', '9998-12-30T23:00:00.000Z'],
    ['+275760-09-13T00:00:00.000Z', '9998-12-30T23:00:00.000Z'],
    ['+275760-09-14T00:00:00.000Z', null],
    ['0001-01-01T00:00:00Z', null],
    ['-000001-01-01T00:00:00Z', null],
  ];

  test.each(DATES)('has the date %s as %s', (endDate, expected) => {
    const article = contractArticle.parse({ _id: 'a1', type: 'event', startDate: endDate, endDate });
    expect([article.startDate, article.endDate]).toEqual([expected, expected]);
    const event = toCalendarEvent(article, 'en');
    const words = { name: 'Events', description: 'All', notConfirmed: 'Check' };
    const calendar = event ? toICalendar([event], 'en', 'https://site.example', words) : '';
    expect(calendar.match(/^(DT\w+|SEQUENCE).*/gm)?.join('\n') ?? '').toMatch(
      /^([A-Z;=/-]*[^:]*:(\d{8}(T\d{6}Z?)?|\d{1,10})\n?)*$/,
    );
    expect(Number(calendar.match(/SEQUENCE:(\d+)/)?.[1] ?? 0)).toBeLessThan(2 ** 31);
  });

  test('keeps what is good beside what is not', () => {
    const article = contractArticle.parse({
      _id: 'a1',
      title: { en: 'One', sr: 7 },
      seo: { slug: { en: 'one', sr: null }, title: 12 },
      tags: ['a', 5, null, 'b'],
      image: {
        url: '/a.jpg',
        width: '600',
        height: 400,
        focal: { x: 3, y: 0 },
        colour: 'red',
        alt: null,
        updatedAt: 'today',
      },
      category: { _id: 'c1', title: null, seo: null },
      unknown: 'field',
    });
    expect(article).toEqual({
      ...BARE,
      title: { en: 'One', sr: undefined },
      seo: { ...NO_SEO, slug: { en: 'one', sr: undefined } },
      tags: ['a', 'b'],
      image: {
        _id: null,
        alt: NO_TEXT,
        url: '/a.jpg',
        name: null,
        updatedAt: null,
        width: undefined,
        height: 400,
        focal: undefined,
        colour: undefined,
      },
      category: { _id: 'c1', title: NO_TEXT, seo: NO_SEO },
    });
  });

  test.each([undefined, null, 7, {}, [], '', 'a b', '../../x', 'x'.repeat(65), { _id: 'a1' }])(
    'with the id %j cannot be repaired',
    (_id) => {
      expect(contractArticle.safeParse({ _id, title: { en: 'One' } }).success).toBe(false);
    },
  );

  test.each(['a', '665f1c2e9b1d8a0012ab34cd', 'A_z-9', 'x'.repeat(64)])('may have the id %s', (_id) => {
    expect(contractId.parse(_id)).toBe(_id);
  });
});

const TEXTS: [value: unknown, expected: { en?: string; sr?: string }][] = [
  [
    { en: 'One', sr: 'Jedan' },
    { en: 'One', sr: 'Jedan' },
  ],
  [{ en: ' One\n' }, { en: 'One' }],
  [{ en: '', sr: '   ' }, {}],
  [{ en: null, sr: 'Jedan' }, { sr: 'Jedan' }],
  [{ en: 5, sr: 'Jedan' }, { sr: 'Jedan' }],
  [{ de: 'Eins' }, {}],
  ['Kotor', { en: 'Kotor', sr: 'Kotor' }],
  ['  ', {}],
  [null, {}],
  [undefined, {}],
  [5, {}],
  [[], {}],
];

test.each(TEXTS)('the text %j is read as %j', (value, expected) => {
  expect(contractText('title').parse(value)).toEqual({ ...NO_TEXT, ...expected });
});

test('a title stands in one line, a text may have several', () => {
  const value = { en: 'Fire\n\n at\u2028the\tgate' };
  expect(contractLine('title').parse(value).en).toBe('Fire at the gate');
  expect(contractText('summary').parse(value).en).toBe(value.en);
  const broken = { en: 'a\r\n# b', sr: 'a\u0085b' };
  const article = contractArticle.parse({ _id: 'a1', title: broken, seo: { title: broken }, author: broken.en });
  expect(JSON.stringify(article)).not.toMatch(/\\[nr]|\u0085/);
});

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
    expect(performance.now() - begin).toBeLessThan(2_000);
    expect(log.warn).toHaveBeenCalledTimes(1);
  });

  test('that comes bare is its only page', () => {
    const { data, ...place } = paged.parse(items);
    expect(data.map(({ _id }) => _id)).toEqual(['a1', 'a2']);
    expect(place).toEqual({ page: 1, lastPage: 1, perPage: 2, total: 2 });
  });

  const METAS: [meta: unknown, place: object][] = [
    [
      { current_page: 2, last_page: 3, per_page: 5, total: 13 },
      { page: 2, lastPage: 3, perPage: 5, total: 13 },
    ],
    [
      { current_page: '2', last_page: '3', per_page: '5', total: '13' },
      { page: 2, lastPage: 3, perPage: 5, total: 13 },
    ],
    [
      { last_page: 0, total: 0 },
      { lastPage: 1, total: 0 },
    ],
    [{ last_page: -3 }, { lastPage: 1 }],
    [{ last_page: 'many', current_page: null }, { lastPage: 1 }],
    [{}, { page: 1, lastPage: 1 }],
    [undefined, { page: 1, lastPage: 1, total: 0 }],
  ];

  test.each(METAS)('with the meta %j knows its place', (meta, place) => {
    expect(paged.parse({ data: [], meta })).toMatchObject({ data: [], ...place });
  });

  test.each([null, 'text', 7, {}, { articles: [] }, { data: null }, { data: 'x' }, { data: { _id: 'a1' } }])(
    'is not made of %j',
    (value) => {
      expect(paged.safeParse(value).success).toBe(false);
    },
  );

  test('with nonsense for its meta still shows its items', () => {
    expect(paged.parse({ data: [{ _id: 'a1' }], meta: 'x' })).toMatchObject({ data: [{ _id: 'a1' }], page: 1 });
    expect(paged.parse({ data: [{ _id: 'a1' }], meta: null })).toMatchObject({ data: [{ _id: 'a1' }], page: 1 });
  });
});

describe('categories', () => {
  test('a category needs nothing but its id, and without a status it is not known to be published', () => {
    expect(contractCategory.parse({ _id: 'c1' })).toEqual({
      _id: 'c1',
      title: NO_TEXT,
      description: NO_TEXT,
      image: null,
      seo: NO_SEO,
      status: null,
      subcategories: [],
    });
  });

  test('subcategories that cannot be repaired are left out, the category stays', () => {
    const { subcategories } = contractCategory.parse({
      _id: 'c1',
      subcategories: [{ _id: 's1', categoryId: 7 }, 's2', null, { _id: 's3', categoryId: 'c1' }],
    });
    expect(subcategories.map(({ _id, categoryId }) => [_id, categoryId])).toEqual([
      ['s1', null],
      ['s3', 'c1'],
    ]);
  });

  test.each([null, 'x', 7, {}])('a category with the subcategories %j has none', (subcategories) => {
    expect(contractCategory.parse({ _id: 'c1', subcategories })).toMatchObject({ subcategories: [] });
  });

  test('the lists of /config may hold nonsense, and the second may be missing', () => {
    const { categories, subcategories } = contractConfig.parse({ categories: [{ _id: 'c1' }, null, { _id: '' }] });
    expect(categories.map(({ _id }) => _id)).toEqual(['c1']);
    expect(subcategories).toEqual([]);
  });

  test.each([null, [], {}, { categories: null }, { categories: {} }, 'x'])('/config is not %j', (value) => {
    expect(contractConfig.safeParse(value).success).toBe(false);
  });
});
