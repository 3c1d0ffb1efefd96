import ICAL from 'ical.js';
import { NextRequest } from 'next/server';
import { GET } from '@/app/calendar/plan/[file]/route';
import { provider } from '@/lib/cms/currentProvider';
import { UNAVAILABLE } from '@/lib/cms/result';
import { clock } from '@/lib/i18n/clock';

const send = (file: string, query: string): Promise<Response> =>
  GET(new NextRequest(`https://kotor.example/${file}?${query}`), { params: Promise.resolve({ file }) });

async function eventsOf(query: string, language = 'en'): Promise<ICAL.Event[]> {
  const text = await (await send(`${language}.ics`, query)).text();
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
}

const timesOf = (events: ICAL.Event[]): string[][] =>
  events.map(({ summary, startDate, endDate }) => [summary, String(startDate).slice(11), String(endDate).slice(11)]);

beforeEach(() => void jest.spyOn(clock, 'now').mockReturnValue(new Date('2026-11-24T12:00:00Z')));

// Before the guide is cached.
test('while the provider fails it is unavailable', async () => {
  jest.spyOn(provider(), 'articles').mockResolvedValue(UNAVAILABLE);
  expect((await send('en.ics', 'from=09:00&to=11:00')).status).toBe(503);
});

test('each stop of a plan has its times in the town’s zone, and so has the return', async () => {
  const events = await eventsOf('from=09:00&to=11:30&day=2027-05-04&steps=yes');
  expect(timesOf(events)).toEqual([
    ['Market by the wall', '09:03:00', '09:18:00'],
    ['Clock Tower, Square of Arms', '09:20:00', '09:35:00'],
    ['A coffee on the way', '09:35:00', '09:55:00'],
    ['St Tryphon’s Cathedral', '10:01:00', '10:46:00'],
    ['Back at the Sea Gate', '10:53:00', '10:53:00'],
  ]);
  expect(
    new Set(events.map(({ startDate }) => `${startDate.zone?.tzid} ${startDate.toString().slice(0, 10)}`)),
  ).toEqual(new Set(['Europe/Podgorica 2027-05-04']));
});

test('a plan with few steps leaves the lanes out', async () => {
  const events = await eventsOf('from=10:00&to=14:00&day=2027-05-04&steps=yes');
  const names = events.map(({ summary }) => summary);
  expect(names).toContain('Clock Tower, Square of Arms');
  expect(names).not.toContain('Craftsmen’s Street and its lanes');
});

test('an event has the address of its place, and the link of its page or of the plan', async () => {
  const events = await eventsOf('from=09.00&to=11:30&day=2027-05-04&steps=yes', 'sr');
  const [first] = events;
  expect([first?.uid.split('@')[0], first?.location]).toEqual([
    'plan-2027-05-04-town-market-by-the-wall',
    'Pod zapadnim zidom, desno od Vrata od mora kad ste licem prema njima',
  ]);
  expect(first?.description).toMatch(
    /^3\u00a0min pješke · .* · Prednji redovi su na ravnom\n\nhttp.*\/vidi-i-uradi\/.*id=market-by-the-wall$/,
  );
  const back = events.at(-1);
  expect(back?.location).toBe('Kotor');
  expect(back?.description).toContain('/plan-obilaska?from=09%3A00&to=11%3A30&day=2027-05-04&round=town&steps=yes');
});

test('the way by bus is an event of its own, also on the day the clocks change', async () => {
  const events = await eventsOf('from=09:00&to=16:00&day=2027-03-28&round=perast');
  expect(timesOf(events)[0]).toEqual(['Sea Gate', '09:00:00', '10:30:00']);
  expect(events[0]?.description).toContain('about 25\u00a0min on the bus');
});

test.each([
  ['en', 'on foot'],
  ['sr', 'pješke'],
])('the minutes on the way are those between the times, and those on foot their sum: %s', async (language, onFoot) => {
  const events = await eventsOf('from=09:00&to=17:00&day=2026-11-29&round=perast', language);
  const sumOf = (text: string, unit: string): number =>
    [...text.matchAll(new RegExp(`(\\d+)\u00a0${unit}\\b`, 'g'))].reduce(
      (sum, [, minutes]) => sum + Number(minutes),
      0,
    );
  const minutesTo = ({ startDate, endDate }: ICAL.Event, before?: ICAL.Event): number =>
    (before ? startDate.subtractDate(before.endDate) : endDate.subtractDate(startDate)).toSeconds() / 60;
  expect(events.map(({ description }) => sumOf(description, 'min'))).toEqual(
    events.map((event, index) => minutesTo(event, events[index - 1])),
  );
  expect(sumOf(events.map(({ description }) => description).join(), `min ${onFoot}`)).toBe(28);
});

test('a stop says the walk to it, a boat, a ticket and, where few steps are wanted, its steps; the return the time to spare', async () => {
  const factsOf = async (query: string): Promise<(string | undefined)[]> =>
    (await eventsOf(query)).map(({ description }) => description.replaceAll('\u00a0', ' ').split('\n')[0]);
  expect((await factsOf('from=09:00&to=17:00&day=2026-11-29&round=perast')).slice(1)).toEqual([
    '3 min on foot · about 20 minutes there',
    'about 1 hour there · including the boat there and back',
    '20 minutes',
    '6 min on foot · about 1 hour there · ticket needed',
    expect.stringMatching(/ · 2 hours and 2 minutes to spare$/),
  ]);
  expect((await factsOf('from=09:00&to=11:30&day=2027-05-04'))[0]).toBe('2 min on foot · about 15 minutes there');
});

test('a form without a day is planned for today', async () => {
  jest.spyOn(clock, 'now').mockReturnValue(new Date('2026-12-31T23:30:00Z'));
  const [first] = await eventsOf('from=09:00&to=11:00');
  expect(String(first?.startDate)).toMatch(/^2027-01-01/);
});

test('a day that is over, in the link of a page from a cache, counts as none', async () => {
  jest.spyOn(clock, 'now').mockReturnValue(new Date('2026-11-24T12:00:00Z'));
  const dayOf = async (query: string) => String((await eventsOf(query))[0]?.startDate).slice(0, 10);
  expect(await dayOf('from=12:30&to=16:00&day=2026-11-23')).toBe('2026-11-24');
  expect(await dayOf('from=09:00&to=11:00&day=2026-11-24')).toBe('2026-11-25');
  expect(await dayOf('from=09:00&to=11:00&day=2026-11-26')).toBe('2026-11-26');
});

test('it is not cached, and saved under its own name', async () => {
  const { headers } = await send('en.ics', 'from=09:00&to=11:00');
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(headers.get('cache-control')).toBe('public, max-age=0');
  expect(headers.get('content-disposition')).toBe('inline; filename="kotor-plan.ics"');
});

test.each([
  ['en.ics', ''],
  ['en.ics', 'from=9&to=eleven'],
  ['en.ics', 'from=11:00&to=09:00'],
  ['en.ics', 'from=09:00&to=11:00&day=2027-02-30'],
  ['en.ics', 'from=09:00&to=11:00&children=yes&steps=yes&rain=yes'],
  ['xx.ics', 'from=09:00&to=11:00'],
  ['en.json', 'from=09:00&to=11:00'],
])('there is no %s for %j', async (file, query) => {
  expect((await send(file, query)).status).toBe(404);
});
