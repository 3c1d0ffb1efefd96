import ICAL from 'ical.js';
import { NextRequest } from 'next/server';
import { GET as getCalendar } from '@/app/calendar/trip/[file]/route';
import { GET as getEntries } from '@/app/trip/v1/[file]/route';
import { provider } from '@/lib/cms/currentProvider';
import { MISSING, UNAVAILABLE } from '@/lib/cms/result';
import { contractArticle } from '@/lib/cms/schema/article';
import { clock } from '@/lib/i18n/clock';
import { parseTrip } from '@/lib/trip/trip';
import { getTripEntries, getTripPlaces, toTripEntry } from '@/lib/trip/tripEntries';
import type { TripEntries } from '@/lib/trip/tripEntry';
import { toTripEvents } from '@/lib/trip/tripEvents';

beforeEach(() => void jest.spyOn(clock, 'now').mockReturnValue(new Date('2026-11-24T12:00:00Z')));

type Get = (request: NextRequest, context: { params: Promise<{ file: string }> }) => Promise<Response>;

const send = (get: Get, file: string, items: string): Promise<Response> =>
  get(new NextRequest(`https://kotor.example/${file}?items=${items}`), { params: Promise.resolve({ file }) });

const entriesOf = async (items: string, language = 'en'): Promise<TripEntries> =>
  (await send(getEntries, `${language}.json`, items)).json();

test('articles and events are mapped to entries, in the order of the trip', async () => {
  const { entries, missing, isIncomplete } = await entriesOf('winter-carnival.perast~2026-07-22.unknown-article', 'sr');
  expect(entries.map(({ id, title, label }) => [id, title.text, label.text])).toEqual([
    ['winter-carnival', 'Zimski karneval', 'Događaj'],
    ['perast', 'Perast, grad bez zidina', 'Mjesta u Boki'],
  ]);
  const [carnival, perast] = entries;
  expect(carnival?.href).toMatch(/^\/dogadjaji\/zimski-karneval\?id=/);
  expect(carnival?.when).toMatch(/^\d\d\.\d\d\.\d{4}/);
  expect(carnival?.days?.from).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(perast).toMatchObject({ when: null, days: null, isOnMap: true });
  expect(carnival?.isOnMap).toBe(false);
  expect(perast?.picture?.src).toMatch(/^\//);
  expect(missing).toEqual(['unknown-article']);
  expect(isIncomplete).toBe(false);
  // It is beyond the edge of the map.
  expect((await entriesOf('cable-car-to-lovcen')).entries[0]?.isOnMap).toBe(false);
});

test('an event whose date is not confirmed says so, with its date and in the calendar', async () => {
  const { entries } = await entriesOf('boka-night.st-tryphons-days', 'sr');
  expect(entries.map(({ note }) => note)).toEqual(['Uobičajeno vrijeme – provjerite prije puta.', null]);
  const calendar = await (await send(getCalendar, 'sr.ics', 'boka-night~2027-08-14')).text();
  expect(calendar.replaceAll('\r\n ', '')).toContain('Uobičajeno vrijeme');
});

test('an event that is over does not say that its date is not confirmed', () => {
  const over = { _id: 'boat-race', type: 'event', startDate: '2025-07-20T08:00:00Z', tags: ['DATE_NOT_CONFIRMED'] };
  expect(toTripEntry(contractArticle.parse(over), 'en').note).toBeNull();
});

test.each([
  ['2027-07-20T20:00:00Z', '2027-07-21T00:00:00Z', '20.07.2027, 22:00–02:00', '2027-07-20'],
  ['2027-07-20T19:00:00Z', null, '20.07.2027, 21:00', '2027-07-20'],
  ['2027-07-20T08:00:00Z', '2027-07-22T16:00:00Z', '20.07.2027, 10:00 – 22.07.2027, 18:00', '2027-07-22'],
  ['2027-07-19T22:00:00Z', '2027-07-22T21:59:00Z', '20.07.2027 – 22.07.2027', '2027-07-22'],
  ['2027-07-19T22:00:00Z', '2027-07-20T16:00:00Z', '20.07.2027', '2027-07-20'],
])('an event from %s to %s is shown as %s', (startDate, endDate, when, to) => {
  const event = contractArticle.parse({ _id: 'concert', type: 'event', startDate, endDate });
  expect(toTripEntry(event, 'en')).toMatchObject({ when, days: { from: '2027-07-20', to } });
});

test('the places on the map have the order of the days', async () => {
  const { items } = parseTrip('st-lukes-church.sea-gate~2027-05-05.clock-tower-and-square-of-arms~2027-05-04');
  const { entries } = await getTripEntries(items, 'en');
  const places = await getTripPlaces(items, entries, 'en');
  expect(places.map(({ number, id }) => [number, id])).toEqual([
    [1, 'clock-tower-and-square-of-arms'],
    [2, 'sea-gate'],
    [3, 'st-lukes-church'],
  ]);
});

test('a complete response is cached for a minute, an incomplete one not at all', async () => {
  const whole = await send(getEntries, 'en.json', 'perast');
  expect(whole.headers.get('cache-control')).toBe('public, max-age=60');
  jest.spyOn(provider(), 'article').mockResolvedValue(UNAVAILABLE);
  const gap = await send(getEntries, 'en.json', 'gone');
  expect(gap.headers.get('cache-control')).toBe('no-store');
  expect(await gap.json()).toEqual({ entries: [], missing: [], isIncomplete: true });
});

test('articles in cached lists need no call; six others are requested at a time, until ten are unknown', async () => {
  let open = 0;
  let most = 0;
  const article = jest.spyOn(provider(), 'article').mockImplementation(async () => {
    open += 1;
    most = Math.max(most, open);
    await new Promise((resolve) => setImmediate(resolve));
    open -= 1;
    return MISSING;
  });
  const invented = Array.from({ length: 40 }, (_, number) => `t${number}`);
  const { entries, missing } = await entriesOf(['perast', ...invented, 'winter-carnival', 'kotor-in-winter'].join('.'));
  expect(entries.map(({ label }) => label.text)).toEqual(['Towns of the bay', 'Event', 'News']);
  expect(missing.toSorted()).toEqual(invented.toSorted());
  expect(most).toBe(6);
  expect(article.mock.calls.length).toBeLessThan(10 + 6);
});

test.each(['xx.json', 'en', 'en.json.ics'])('there is no file %s', async (file) => {
  expect((await send(getEntries, file, 'perast')).status).toBe(404);
  expect((await send(getCalendar, file, 'perast~2026-07-22')).status).toBe(404);
});

test('the calendar holds an all-day event for each item with a day', async () => {
  const items = 'perast~2026-07-31.clock-tower.winter-carnival~2027-02-14.gone~2026-07-31';
  const response = await send(getCalendar, 'en.ics', items);
  expect(response.headers.get('content-disposition')).toBe('inline; filename="kotor-trip.ics"');
  const events = new ICAL.Component(ICAL.parse(await response.text()))
    .getAllSubcomponents('vevent')
    .map((each) => new ICAL.Event(each));
  expect(events.map(({ startDate, endDate }) => [startDate.isDate, String(startDate), String(endDate)])).toEqual([
    [true, '2026-07-31', '2026-08-01'],
    [true, '2027-02-14', '2027-02-15'],
  ]);
  expect(events.map(({ uid }) => uid.split('@')[0])).toEqual(['trip-perast', 'trip-winter-carnival']);
  expect(events[0]?.description).toContain('/see-and-do/');
  expect(events[1]?.description).toMatch(/^\d\d\.\d\d\.\d{4}/);
  expect(events.map(({ location }) => location)).toEqual([
    'On the inner bay, between Orahovac and Risan',
    'Old town, Kotor',
  ]);
});

test('the calendar says of a past day of an event nothing of the next time', () => {
  const startDate = '2028-02-14T19:00:00Z';
  const event = contractArticle.parse({ _id: 'concert', type: 'event', startDate, description: { en: 'Strings.' } });
  const result = { articles: new Map([['concert', event]]), missing: [], isIncomplete: false };
  const summaryOn = (now: string) =>
    toTripEvents([{ id: 'concert', day: '2027-02-14' }], result, 'en', new Date(now))[0]?.summary;
  expect(summaryOn('2027-02-14T12:00:00Z')).toBe('14.02.2028, 20:00\n\nStrings.');
  expect(summaryOn('2027-02-15T12:00:00Z')).toBe('Strings.');
});

test('a calendar without events is not found, an incomplete one is unavailable', async () => {
  expect((await send(getCalendar, 'en.ics', 'perast.clock-tower')).status).toBe(404);
  expect((await send(getCalendar, 'en.ics', 'gone~2026-07-31')).status).toBe(404);
  jest.spyOn(provider(), 'article').mockResolvedValue(UNAVAILABLE);
  expect((await send(getCalendar, 'en.ics', 'gone~2026-07-31')).status).toBe(503);
});
