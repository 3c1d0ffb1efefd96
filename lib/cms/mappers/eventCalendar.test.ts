import { eventsWithin, firstAfter, groupEvents, isBeyondCalendar, orderEvents } from '@/lib/cms/mappers/eventCalendar';
import { type ContractArticle, contractArticle } from '@/lib/cms/schema/article';
import { toDays } from '@/lib/routing/eventRange';

const NOW = new Date('2026-11-24T12:00:00Z');

const event = (_id: string, startDate: string | null, endDate: string | null = null, title = _id): ContractArticle =>
  contractArticle.parse({ _id, type: 'event', startDate, endDate, title: { en: title, sr: title } });

const idsOf = (events: readonly ContractArticle[]): string[] => events.map(({ _id }) => _id);

const order = (events: ContractArticle[], now = NOW): string[] => idsOf(orderEvents(events, 'en', now));

/** The events of each case are in the order expected. */
const SORTED: [rule: string, ...events: ContractArticle[]][] = [
  [
    'the soonest start comes first',
    event('c', '2026-11-25T19:00:00Z'),
    event('a', '2026-12-31T19:00:00Z'),
    event('b', '2027-02-01T19:00:00Z'),
  ],
  [
    'what runs now comes before what is to come, the longest running first',
    event('since-july', '2026-07-01T08:00:00Z', '2027-03-01T20:00:00Z'),
    event('since-monday', '2026-11-23T08:00:00Z', '2026-11-30T20:00:00Z'),
    event('to-come', '2026-11-24T19:00:00Z', '2026-11-24T21:00:00Z'),
  ],
  [
    'what is over comes last, the latest first, after what has no start',
    event('later', '2031-01-01T19:00:00Z'),
    event('undated', null),
    event('yesterday', '2026-11-23T19:00:00Z', '2026-11-23T21:00:00Z'),
    event('march', '2026-03-01T19:00:00Z', '2026-03-01T21:00:00Z'),
    event('last-year', '2025-12-31T19:00:00Z', '2026-01-01T02:00:00Z'),
  ],
  [
    'of those that begin at once, in whatever time zone, the title decides',
    event('3', '2026-12-24T19:00:00+01:00', null, 'Bazaar'),
    event('2', '2026-12-24T18:00:00Z', null, 'Ćiro’s concert'),
    event('1', '2026-12-24T18:00:00.000Z', null, 'Vespers'),
    event('4', '2026-12-24T18:00:00.000Z', null, 'Vespers'),
  ],
];

test.each(SORTED)('%s, whatever the order of the provider', (_rule, ...events) => {
  expect(order(events)).toEqual(idsOf(events));
  expect(order(events.toReversed())).toEqual(idsOf(events));
});

test('an event without an end is over when the town’s day is', () => {
  const events = [event('evening', '2026-11-24T19:00:00Z'), event('next', '2026-11-26T19:00:00Z')];
  expect(order(events, new Date('2026-11-24T22:59:59Z'))).toEqual(['evening', 'next']);
  expect(order(events, new Date('2026-11-24T23:00:00Z'))).toEqual(['next', 'evening']);
});

const outline = (events: ContractArticle[], now = NOW) =>
  groupEvents(orderEvents(events, 'sr', now), 'sr', now).map(({ heading, isOver, cards }) => [
    heading,
    isOver,
    cards.map(({ id }) => id).join(' '),
  ]);

test('each month has a heading, with its year when that is not the current one', () => {
  expect(
    outline([
      event('advent', '2026-11-28T17:00:00Z'),
      event('christmas', '2026-12-24T18:00:00Z'),
      event('new-year', '2026-12-31T23:00:00Z'),
      event('undated', null),
      event('town-day', '2026-11-21T09:00:00Z'),
      event('museums', '2025-05-18T17:00:00Z'),
    ]),
  ).toEqual([
    ['Novembar', false, 'advent'],
    ['Decembar', false, 'christmas'],
    // Midnight of the town is the evening before in UTC.
    ['Januar 2027.', false, 'new-year'],
    ['Datum još nije objavljen', false, 'undated'],
    ['Novembar', true, 'town-day'],
    ['Maj 2025.', true, 'museums'],
  ]);
});

test('events of one month that are to come and over are not under one heading', () => {
  expect(outline([event('advent', '2026-11-28T17:00:00Z'), event('town-day', '2026-11-21T09:00:00Z')])).toEqual([
    ['Novembar', false, 'advent'],
    ['Novembar', true, 'town-day'],
  ]);
});

test('what began in an earlier month and still runs is listed under the present one', () => {
  const festival = event('festival', '2026-07-05T10:00:00Z', '2026-08-15T21:59:00Z');
  const summer = [festival, event('night', '2026-08-15T18:00:00Z')];
  expect(outline(summer, new Date('2026-08-15T12:00:00Z'))).toEqual([['Avgust', false, 'festival night']]);
});

test('a card shows both days of an event that lasts longer, and that its day is only the usual one', () => {
  const days = { ...event('days', '2024-01-26T23:00:00Z', '2024-02-03T22:59:00Z'), tags: ['DATE_NOT_CONFIRMED'] };
  const evening = event('evening', '2023-12-24T21:00:00Z', '2023-12-25T01:00:00Z');
  const [december, january] = groupEvents([evening, days], 'en', new Date('2023-11-24T12:00:00Z'));
  expect(january?.cards[0]).toMatchObject({
    start: { iso: '2024-01-27', day: '27', month: 'January', year: '2024' },
    end: { iso: '2024-02-03', day: '3', month: 'February', year: '2024' },
    isUsualTime: true,
  });
  expect(december?.cards[0]).toMatchObject({
    start: { iso: '2023-12-24', day: '24', month: 'December', year: null },
    end: null,
    isUsualTime: false,
  });
});

const NOVEMBER = [
  event('boats', '2026-11-26T17:00:00Z'),
  event('advent', '2026-12-05T17:00:00Z'),
  event('undated', null),
];

test.each([
  ['today', [], 'boats'],
  ['weekend', [], 'advent'],
  ['month', ['boats'], 'advent'],
  ['2026-12-24_2026-12-26', [], null],
  ['2031-01-01_', [], null],
] as const)('on 24 November, %s has %j, and after it comes %s', (key, within, after) => {
  const days = toDays(key, NOW);
  expect(idsOf(eventsWithin(NOVEMBER, days))).toEqual(within);
  expect(firstAfter(NOVEMBER, days)?._id ?? null).toBe(after);
});

test('after days that are over comes the first event after them, though it is over too', () => {
  const events = orderEvents([...NOVEMBER, event('regatta', '2026-10-20T09:00:00Z')], 'en', NOW);
  expect(firstAfter(events, toDays('2026-10-01_2026-10-02', NOW))?._id).toBe('regatta');
});

test.each([
  ['after the start of the last event', '2027-02-02', true],
  ['on the day of it', '2027-02-01', false],
  ['before it', '2026-12-01', false],
  ['with an open beginning', null, false],
])('days %s are beyond the calendar: %s, %s', (_when, from, expected) => {
  const events = [
    event('undated', null),
    event('last', '2027-02-01T19:00:00Z'),
    event('first', '2026-12-24T19:00:00Z'),
  ];
  expect(isBeyondCalendar(events, { from, to: null }, NOW)).toBe(expected);
});

test('days that are over are not beyond a calendar of past events', () => {
  const events = [event('past', '2026-03-01T19:00:00Z')];
  expect(isBeyondCalendar(events, { from: '2026-11-24', to: '2026-11-24' }, NOW)).toBe(false);
});
