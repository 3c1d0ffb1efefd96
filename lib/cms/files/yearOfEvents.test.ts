import { join } from 'node:path';
import { readContent } from '@/lib/cms/files/library';
import { nextOccurrence } from '@/lib/cms/files/schedule';
import { westernEaster } from '@/lib/cms/files/yearlyDay';
import { townDay } from '@/lib/i18n/dates';
import { DAY_MS } from '@/lib/i18n/day';

const YEARS = Array.from({ length: 11 }, (_, index) => 2026 + index);
const MONTHS = {
  en: 'January February March April May June July August September October November December'.split(' '),
  sr: 'januara februara marta aprila maja juna jula avgusta septembra oktobra novembra decembra'.split(' '),
};

const { events } = readContent(join(process.cwd(), 'content')).library;

/** The days of an event in a year, `YYYY-MM-DD`. */
type Days = { from: string; to: string };

function daysIn(id: string, year: number): Days {
  const event = events.find((each) => each.id === id);
  if (!event) throw new Error(`no event ${id}`);
  const { from, to } = event.facts.when;
  const { startDate, endDate } = nextOccurrence(from, to, new Date(`${year}-01-01T12:00:00Z`));
  return { from: townDay(new Date(startDate)), to: townDay(new Date(endDate)) };
}

const weekdayOf = (day: string): number => new Date(day).getUTCDay();
const isMonth = (day: string, month: number): boolean => Number(day.slice(5, 7)) === month;
const dayOf = (day: string): number => Number(day.slice(8));
const fromEaster = (year: number, days: number): string =>
  new Date(westernEaster(year) + days * DAY_MS).toISOString().slice(0, 10);
const yearOf = ({ from }: Days): number => Number(from.slice(0, 4));

const isSaturday = ({ from }: Days): boolean => weekdayOf(from) === 6;
const isBeforeLent = (days: Days): boolean => days.to <= fromEaster(yearOf(days), -47);
const isOnDay =
  (language: 'en' | 'sr') =>
  ({ from, to }: Days, [, day, month = '']: readonly string[]): boolean => {
    const named = `${String(MONTHS[language].indexOf(month) + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
    const [first, last] = [from.slice(5), to.slice(5)];
    return first <= last ? first <= named && named <= last : first <= named || named <= last;
  };

type Holds = (days: Days, match: readonly string[]) => boolean;

/** What the short texts of an event say of its day, and how that is told by the day. */
const CLAIMS: [language: 'en' | 'sr', claim: RegExp, holds: Holds][] = [
  ['en', new RegExp(`\\b(\\d{1,2}) (${MONTHS.en.join('|')})\\b(?! \\d{4})`, 'g'), isOnDay('en')],
  ['sr', new RegExp(`\\b(\\d{1,2})\\. (${MONTHS.sr.join('|')})\\b(?! \\d{4})`, 'g'), isOnDay('sr')],
  ['en', /\bon a Saturday\b/gi, isSaturday],
  ['sr', /\bsubot(?:e|om)\b/gi, isSaturday],
  ['en', /\bbefore Lent\b/gi, isBeforeLent],
  ['sr', /\bpred Veliki post\b/gi, isBeforeLent],
  ['en', /\b(?:middle of|mid-)August\b/gi, ({ from }) => isMonth(from, 8) && dayOf(from) >= 11 && dayOf(from) <= 20],
  ['en', /\bearly in November\b/gi, ({ from }) => isMonth(from, 11) && dayOf(from) <= 10],
  ['en', /\bsecond half of \w+/gi, ({ from }) => dayOf(from) >= 16],
  ['en', /\bturn of July and August\b/gi, ({ from }) => from.slice(5) >= '07-25' && from.slice(5) <= '08-07'],
];

test.each(CLAIMS)('in %s, where a text says %p, the day is such from 2026 to 2036', (language, claim, holds) => {
  let claims = 0;
  for (const { id, texts } of events) {
    const { description, seoDescription } = texts[language].front;
    for (const match of `${description} ${seoDescription}`.matchAll(claim)) {
      claims += 1;
      const wrong = YEARS.map((year) => daysIn(id, year)).filter((days) => !holds(days, match));
      expect({ id, claim: match[0], wrong }).toEqual({ id, claim: match[0], wrong: [] });
    }
  }
  expect(claims).toBeGreaterThan(0);
});

test.each(YEARS)('in %i carnival ends on Shrove Tuesday, after its ball for children and its last Sunday', (year) => {
  const carnival = daysIn('winter-carnival', year);
  const ball = daysIn('childrens-masked-ball', year);
  const lastSunday = fromEaster(year, -49);
  expect(carnival.to).toBe(fromEaster(year, -47));
  expect(carnival.from >= `${year}-02-01`).toBe(true);
  expect(carnival.from < ball.from && ball.from < lastSunday && lastSunday < carnival.to).toBe(true);
  expect([ball.from, weekdayOf(ball.from)]).toEqual([ball.to, 6]);
});

test('carnival and its ball are usually in February', () => {
  for (const id of ['winter-carnival', 'childrens-masked-ball']) {
    const inFebruary = YEARS.filter((year) => isMonth(daysIn(id, year).from, 2));
    expect(inFebruary.length).toBeGreaterThan(YEARS.length / 2);
  }
});

test.each([
  ['boka-night', 6, 6],
  ['summer-carnival', 6, 6],
  ['chestnut-day', 6, 6],
  ['klapa-festival-perast', 5, 0],
])('%s begins and ends on the same weekday each year', (id, first, last) => {
  for (const year of YEARS) {
    const { from, to } = daysIn(id, year);
    expect([from, weekdayOf(from), weekdayOf(to)]).toEqual([from, first, last]);
  }
});

test('each event takes place once a year', () => {
  for (const { id } of events) {
    for (const year of YEARS) {
      const days = daysIn(id, year);
      // One that goes on over New Year is running on 1 January.
      const isOverNewYear = days.from.slice(5) > days.to.slice(5);
      expect([id, yearOf(days)]).toEqual([id, isOverNewYear ? year - 1 : year]);
    }
  }
});
