import type { CalendarEvent, CalendarTime } from '@/lib/articles/calendarEvent';
import { TOWN_ZONE } from '@/lib/i18n/clock';
import { toTownIso } from '@/lib/i18n/dates';
import { LANGUAGE_TAG, type Language } from '@/lib/i18n/language';
import { MESSAGES } from '@/lib/i18n/messages';
import { publicUrl } from '@/lib/seo/publicUrl';
import { site } from '@/lib/site';

/** The rule of the town’s zone: central European time, and an hour more from March to October. */
const ZONE_LINES = [
  'BEGIN:VTIMEZONE',
  `TZID:${TOWN_ZONE}`,
  'BEGIN:DAYLIGHT',
  'TZNAME:CEST',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'DTSTART:19810329T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZNAME:CET',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** `20260720T210000`, as the clock in town shows it. */
const toLocal = (iso: string): string => toTownIso(iso).slice(0, 19).replace(/[-:]/g, '');

/** `20260720T190000Z` */
const toUtc = (iso: string): string => new Date(iso).toISOString().replace(/\.\d+|[-:]/g, '');

const toDay = (day: string): string => day.replaceAll('-', '');

function timeLines(time: CalendarTime): string[] {
  if (time.kind === 'days') {
    return [
      `DTSTART;VALUE=DATE:${toDay(time.from)}`,
      `DTEND;VALUE=DATE:${toDay(time.until)}`,
      // A week-long feast must not mark the visitor's days as busy.
      'TRANSP:TRANSPARENT',
    ];
  }
  const start = `DTSTART;TZID=${TOWN_ZONE}:${toLocal(time.start)}`;
  return time.end ? [start, `DTEND;TZID=${TOWN_ZONE}:${toLocal(time.end)}`] : [start];
}

const MAX_SEQUENCE = 2 ** 31 - 1;

/** Increases with every change, as calendars require: the minute of the last one. */
const toSequence = (modified: string): number =>
  Math.min(MAX_SEQUENCE, Math.max(0, Math.floor(Date.parse(modified) / 60_000)));

function eventLines(event: CalendarEvent, language: Language): string[] {
  const url = publicUrl(event.address);
  const note = event.isConfirmed ? null : MESSAGES[language].ArticlePage.card.usualTime;
  const description = [event.summary, note, url].filter(Boolean).join('\n\n');
  return [
    'BEGIN:VEVENT',
    `UID:${event.id}@${new URL(url).hostname}`,
    `DTSTAMP:${toUtc(event.modified)}`,
    `LAST-MODIFIED:${toUtc(event.modified)}`,
    `SEQUENCE:${toSequence(event.modified)}`,
    ...timeLines(event.time),
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `LOCATION:${escapeText(event.place)}`,
    `STATUS:${event.isConfirmed ? 'CONFIRMED' : 'TENTATIVE'}`,
    `URL:${url}`,
    'END:VEVENT',
  ];
}

/**
 * Events as an iCalendar document (RFC 5545). `source` is the path of the calendar itself, where it is one to subscribe
 * to.
 */
export function toICalendar(events: readonly CalendarEvent[], language: Language, source?: string): string {
  const { name, description } = MESSAGES[language].Calendar;
  const subscription = source
    ? [
        `NAME:${escapeText(name)}`,
        `X-WR-CALNAME:${escapeText(name)}`,
        `DESCRIPTION:${escapeText(description)}`,
        `X-WR-CALDESC:${escapeText(description)}`,
        `X-WR-TIMEZONE:${TOWN_ZONE}`,
        'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
        'X-PUBLISHED-TTL:PT12H',
        `SOURCE;VALUE=URI:${publicUrl(source)}`,
      ]
    : [];
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${site.name.en}//Events//${LANGUAGE_TAG[language]}`,
    'CALSCALE:GREGORIAN',
    ...subscription,
    ...ZONE_LINES,
    ...events.flatMap((event) => eventLines(event, language)),
    'END:VCALENDAR',
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('');
}

/** Maximum octets of a line, without its end (RFC 5545, section 3.1). */
const LINE_OCTETS = 75;

/** A text as the value of a property. */
const escapeText = (text: string): string =>
  text
    .replace(/(?![\t\n])\p{Cc}/gu, '')
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n');

/** A line that is too long goes on in the next one, which begins with a space. 18 characters have 72 octets at most. */
const foldLine = (line: string): string =>
  Buffer.byteLength(line) <= LINE_OCTETS ? line : (line.match(/.{1,18}/gsu) ?? []).join('\r\n ');
