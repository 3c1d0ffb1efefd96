import ICAL from 'ical.js';
import type { CalendarEvent } from '@/lib/articles/calendarEvent';
import { MESSAGES } from '@/lib/i18n/messages';
import { toICalendar } from '@/lib/seo/icalendar';

const WORDS = MESSAGES.en;
const SITE = 'http://localhost:3000';

const EVENT: CalendarEvent = {
  id: 'fasinada',
  title: 'Fašinada, the stone feast; on water',
  summary: 'Barke nose kamen.',
  place: 'Perast, Gospa od Škrpjela',
  address: '/events/fasinada?id=fasinada',
  time: { kind: 'days', from: '2026-07-22', until: '2026-07-23' },
  isConfirmed: true,
  modified: '2026-08-10T00:00:00.000Z',
};

/** A calendar as it is sent. */
const write = (events: CalendarEvent[], source?: string): string =>
  Buffer.from(toICalendar(events, 'en', source)).toString();

function read(text: string): { calendar: ICAL.Component; events: ICAL.Event[] } {
  const calendar = new ICAL.Component(ICAL.parse(text));
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return { calendar, events: calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each)) };
}

const one = (facts: Partial<CalendarEvent> = {}): ICAL.Event => {
  const [event] = read(write([{ ...EVENT, ...facts }])).events;
  if (!event) throw new Error('no event');
  return event;
};

test('an event of a day is read back whole', () => {
  const event = one();
  expect(event.summary).toBe(EVENT.title);
  expect(event.location).toBe(EVENT.place);
  expect(event.description).toBe(`${EVENT.summary}\n\n${SITE}${EVENT.address}`);
  expect(event.component.getFirstPropertyValue('url')).toBe(`${SITE}${EVENT.address}`);
  expect(event.component.getFirstPropertyValue('status')).toBe('CONFIRMED');
  expect(event.startDate.isDate).toBe(true);
  expect([event.startDate.toString(), event.endDate.toString()]).toEqual(['2026-07-22', '2026-07-23']);
  // It leaves the day free.
  expect(event.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
});

test('an event of several days lasts until the end of the last one', () => {
  const { startDate, endDate } = one({ time: { kind: 'days', from: '2026-07-20', until: '2026-07-27' } });
  expect([String(startDate), String(endDate)]).toEqual(['2026-07-20', '2026-07-27']);
});

test('a calendar has all that calendars require', () => {
  const { calendar, events } = read(write([EVENT]));
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(calendar.getFirstPropertyValue('prodid')).toMatch(/\S/);
  expect(String(events[0]?.component.getFirstPropertyValue('dtstamp'))).toBe('2026-08-10T00:00:00Z');
});

/** Instants on both sides of the nights on which the clocks change. */
const INSTANTS = [
  '2026-03-29T00:30:00.000Z',
  '2026-03-29T01:30:00.000Z',
  '2026-07-20T19:00:00.000Z',
  '2026-10-24T23:30:00.000Z',
  '2026-10-25T01:30:00.000Z',
  '2026-12-31T22:30:00.000Z',
];

test.each(INSTANTS)('the instant %s is the same in the town’s clock, by the rule the calendar carries', (start) => {
  const end = new Date(Date.parse(start) + 5_400_000).toISOString();
  const event = one({ time: { kind: 'hours', start, end } });
  expect(event.startDate.zone?.tzid).toBe('Europe/Podgorica');
  expect(event.startDate.toJSDate().toISOString()).toBe(start);
  expect(event.endDate.toJSDate().toISOString()).toBe(end);
});

test('an unknown end is left out', () => {
  const event = one({ time: { kind: 'hours', start: '2026-07-20T19:00:00Z', end: null } });
  expect(event.startDate.toJSDate().toISOString()).toBe('2026-07-20T19:00:00.000Z');
  expect(event.component.hasProperty('dtend')).toBe(false);
});

test('what is not certain says so', () => {
  const event = one({ isConfirmed: false });
  expect(event.description).toContain(WORDS.ArticlePage.card.usualTime);
  expect(event.component.getFirstPropertyValue('status')).toBe('TENTATIVE');
});

test('an event keeps its name while its facts change, and says that they did', () => {
  const [before, after] = [one(), one({ title: 'Renamed', modified: '2026-08-10T00:02:00Z' })];
  expect(before.uid).toBe('fasinada@localhost');
  expect(after.uid).toBe(before.uid);
  expect(after.sequence).toBe(before.sequence + 2);
  expect(String(after.component.getFirstPropertyValue('last-modified'))).toBe('2026-08-10T00:02:00Z');
});

test('a calendar to subscribe to has a name and comes again', () => {
  const { calendar, events } = read(write([EVENT, { ...EVENT, id: 'other' }], '/calendar/en.ics'));
  expect(events).toHaveLength(2);
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe(WORDS.Calendar.name);
  expect(calendar.getFirstPropertyValue('source')).toBe(`${SITE}/calendar/en.ics`);
  expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT12H');
  expect(read(write([EVENT])).calendar.hasProperty('source')).toBe(false);
});

const TEXTS = [
  ...['a, b; c: d', 'Pjaca\t20:00', 'back\\slash', 'two\nlines', '\\n is no line', 'Čćžšđ “quoted”', ',;\\,;\\'],
  ...['a'.repeat(67), 'a'.repeat(68), 'a'.repeat(500), 'č'.repeat(60), 'č'.repeat(200)],
  ...['🎉'.repeat(100), `a${'🎉'.repeat(100)}`, 'a '.repeat(200).trim()],
];

test.each(TEXTS.map((title) => [title.slice(0, 20), title.length, title] as const))(
  'the title %j, of %i characters, is read as it was written',
  (_start, _length, title) => {
    expect(one({ title }).summary).toBe(title);
  },
);

test('the lines are those of RFC 5545, also where there is no event', () => {
  for (const text of [write(TEXTS.map((title) => ({ ...EVENT, title }))), write([])]) {
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    for (const line of text.split('\r\n')) {
      expect(line).not.toMatch(/[\r\n\uFFFD]/);
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }
    expect(read(text).calendar.getAllSubcomponents().length).toBeGreaterThan(0);
  }
});

test('a line of 75 octets is not folded', () => {
  expect(write([{ ...EVENT, title: 'a'.repeat(67) }])).toContain(`\r\nSUMMARY:${'a'.repeat(67)}\r\n`);
});

test('a text cannot begin a property of its own', () => {
  const event = one({ title: 'x\r\nATTACH:evil\u0000' });
  expect(event.summary).toBe('x\nATTACH:evil');
  expect(event.component.hasProperty('attach')).toBe(false);
});
