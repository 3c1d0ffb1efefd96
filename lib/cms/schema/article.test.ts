import { toCalendarEvent } from '@/lib/cms/mappers/toCalendarEvent';
import { type ContractArticle, contractArticle } from '@/lib/cms/schema/article';
import { parseResponse } from '@/lib/cms/schema/repair';
import { toICalendar } from '@/lib/seo/icalendar';
import { log } from '@/lib/server/log';

const NO_TEXT = { en: undefined, sr: undefined };
const NO_SEO = { title: NO_TEXT, description: NO_TEXT, keywords: NO_TEXT, slug: NO_TEXT };

/** A parsed article that has only an id. */
const BARE: Record<keyof ContractArticle, unknown> = {
  _id: 'a1',
  title: NO_TEXT,
  description: NO_TEXT,
  summary: NO_TEXT,
  content: NO_TEXT,
  seo: NO_SEO,
  tags: [],
  type: null,
  status: null,
  author: null,
  image: null,
  category: null,
  subcategory: null,
  publishDate: null,
  publishedAt: null,
  createdAt: null,
  updatedAt: null,
  startDate: null,
  endDate: null,
  place: NO_TEXT,
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
      // A status that cannot be read may mean a draft.
      const expected = field === 'status' ? { ...BARE, status: 'unreadable' } : BARE;
      expect(contractArticle.parse({ _id: 'a1', [field]: value })).toEqual(expected);
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
  ])('drops %s that makes no sense, and the log says so: %j', (field, value) => {
    expect(parseResponse('/article/a1', contractArticle, { _id: 'a1', [field]: value }).data).toEqual(BARE);
    expect(jest.mocked(log.warn).mock.calls).toEqual([
      [
        'provider.repaired',
        { path: '/article/a1', count: 1, first: expect.stringMatching(`^${field}(\\.\\w+)*: (?!undefined)`) },
      ],
    ]);
  });

  const DATES: [date: string, expected: string | null][] = [
    ['2026-07-22T18:00:00.000Z', '2026-07-22T18:00:00.000Z'],
    ['2026-07-22', '2026-07-21T22:00:00.000Z'],
    ['2026-07-22 20:00:00', '2026-07-22T18:00:00.000Z'],
    ['2026-01-22T20:00', '2026-01-22T19:00:00.000Z'],
    ['2026/07/22 20:00', '2026-07-22T18:00:00.000Z'],
    ['2026-7-22', '2026-07-21T22:00:00.000Z'],
    ['Wed Jul 22 2026', '2026-07-21T22:00:00.000Z'],
    ['2026-7-22 12:00 EDT', '2026-07-22T16:00:00.000Z'],
    ['2026-07-22T20:00:00+02:00', '2026-07-22T20:00:00+02:00'],
    ['Wed, 22 Jul 2026 18:00:00 GMT (<b>)', '2026-07-22T18:00:00.000Z'],
    ['07.08.2026', null],
    ['Summer 2026', null],
    ['2026', null],
    ['2026-07', null],
    ['9999-12-31', '9998-12-30T23:00:00.000Z'],
    ['9998-12-30T00:00:00.000Z', '9998-12-30T00:00:00.000Z'],
    ['9999-12-31T23:59:59.999Z', '9998-12-30T23:00:00.000Z'],
    ['+275760-09-13T00:00:00.000Z', '9998-12-30T23:00:00.000Z'],
    ['+275760-09-14T00:00:00.000Z', null],
    ['0001-01-01T00:00:00Z', null],
    ['-000001-01-01T00:00:00Z', null],
  ];

  test.each(DATES)('has the date %s as %s', (date, expected) => {
    const article = contractArticle.parse({ _id: 'a1', type: 'event', startDate: date, endDate: date });
    expect(article.startDate).toBe(expected);
    const event = toCalendarEvent(article, 'en');
    const calendar = event ? toICalendar([event], 'en') : '';
    expect(calendar.match(/^(DT\w+|SEQUENCE).*/gm)?.join('\n') ?? '').toMatch(
      /^([A-Z;=/-]*[^:]*:(\d{8}(T\d{6}Z?)?|\d{1,10})\n?)*$/,
    );
    expect(Number(calendar.match(/SEQUENCE:(\d+)/)?.[1] ?? 0)).toBeLessThan(2 ** 31);
  });

  const ENDS: [rule: string, startDate: string | null, endDate: string, expected: string | null][] = [
    ['an evening until 24:00', '2026-07-20T19:00:00Z', '2026-07-20T22:00:00Z', '2026-07-20T21:59:59.000Z'],
    ['one with an offset', '2026-07-20T21:00:00+02:00', '2026-07-21T00:00:00+02:00', '2026-07-20T21:59:59.000Z'],
    ['an end alone', null, '2026-01-20T23:00:00Z', '2026-01-20T22:59:59.000Z'],
    ['whole days', '2026-07-19T22:00:00Z', '2026-07-21T22:00:00Z', '2026-07-22T21:59:59.000Z'],
    ['one whole day', '2026-07-19T22:00:00Z', '2026-07-19T22:00:00Z', '2026-07-20T21:59:59.000Z'],
    ['days until the clock changes', '2026-10-23T22:00:00Z', '2026-10-24T22:00:00Z', '2026-10-25T22:59:59.000Z'],
    ['a minute past midnight', '2026-07-20T19:00:00Z', '2026-07-20T22:01:00Z', '2026-07-20T22:01:00Z'],
    ['none at the minute of the start', '2026-07-20T19:00:00Z', '2026-07-20T21:00:00+02:00', null],
    ['none before the start', '2026-07-20T19:00:00Z', '2026-07-01T19:00:00Z', null],
    ['none before a start at midnight', '2026-07-19T22:00:00Z', '2026-07-18T22:00:00Z', null],
    ['days until “never”', '9999-12-31T00:00:00Z', '9999-12-31T00:00:00Z', '9998-12-31T22:59:59.000Z'],
  ];

  test.each(ENDS)('has the end of its days and hours: %s', (_rule, startDate, endDate, expected) => {
    expect(contractArticle.parse({ _id: 'a1', startDate, endDate }).endDate).toBe(expected);
  });

  test.each(['.', '..', ' . '])('has no slug %j, which would be another address', (slug) => {
    const { seo } = contractArticle.parse({ _id: 'a1', seo: { slug: { en: slug, sr: '...' } } });
    expect(seo.slug).toEqual({ en: undefined, sr: '...' });
  });

  test('keeps what is good beside what is not', () => {
    const article = contractArticle.parse({
      _id: 'a1',
      title: { en: 'One', sr: 7 },
      seo: { slug: { en: 'one', sr: null }, title: 12 },
      tags: ['a', 5, null, 'b'],
      image: { url: '/a.jpg', width: '600', height: 400, focal: { x: 3, y: 0 }, colour: 'red', updatedAt: 'today' },
      category: { _id: 'c1', title: null, seo: null },
      unknown: 'field',
    });
    expect(article).toEqual({
      ...BARE,
      title: { en: 'One', sr: undefined },
      seo: { ...NO_SEO, slug: { en: 'one', sr: undefined } },
      tags: ['a', 'b'],
      image: { _id: null, alt: NO_TEXT, url: '/a.jpg', name: null, updatedAt: null, height: 400 },
      category: { _id: 'c1', title: NO_TEXT, seo: NO_SEO },
    });
  });

  test.each([undefined, null, 7, {}, [], '', 'a b', { _id: 'a1' }])('with the id %j cannot be repaired', (_id) => {
    expect(contractArticle.safeParse({ _id, title: { en: 'One' } }).success).toBe(false);
  });
});
