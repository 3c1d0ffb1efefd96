import { join } from 'node:path';
import { readContent } from '@/lib/cms/files/library';
import { nextOccurrence } from '@/lib/cms/files/schedule';
import { westernEaster } from '@/lib/cms/files/yearlyDay';
import { townDay } from '@/lib/i18n/dates';
import { DAY_MS } from '@/lib/i18n/day';

const YEARS = Array.from({ length: 11 }, (_, index) => 2026 + index);
const MONTHS = {
  en: 'January February March April May June July August September October November December'.split(' '),
  sr: 'januar februar mart april maj jun jul avgust septemb oktob novemb decemb'.split(' '),
};
type MonthLanguage = keyof typeof MONTHS;
const MONTH = { en: `(${MONTHS.en.join('|')})`, sr: `(${MONTHS.sr.join('|')})(?:a|u|ar|ra|ru)?` };
/** Whole words; `\b` would take a letter such as č for their end. */
const words = (pattern: string): RegExp => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'giu');

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

/** Whether the event takes place on a day of the year, `MM-DD`; it may go on over New Year. */
const covers = ({ from, to }: Days, day: string): boolean => {
  const [first, last] = [from.slice(5), to.slice(5)];
  return first <= last ? first <= day && day <= last : first <= day || day <= last;
};
const monthIn = (language: MonthLanguage, name = ''): number =>
  MONTHS[language].findIndex((month) => month.toLowerCase() === name.toLowerCase()) + 1;

type Holds = (days: Days, match: readonly string[]) => boolean;

const isSaturday: Holds = ({ from }) => weekdayOf(from) === 6;
const isBeforeLent: Holds = (days) => days.to <= fromEaster(yearOf(days), -47);
const isOnLastSunday: Holds = (days) => covers(days, fromEaster(yearOf(days), -49).slice(5));
const isOnShroveTuesday: Holds = (days) => covers(days, fromEaster(yearOf(days), -47).slice(5));
const isOn =
  (language: MonthLanguage): Holds =>
  (days, [, day = '', month]) =>
    covers(days, `${String(monthIn(language, month)).padStart(2, '0')}-${day.padStart(2, '0')}`);
/** Whether it begins in these days of the month that the text names. */
const beginsIn =
  (language: MonthLanguage, first: number, last: number): Holds =>
  ({ from }, [, month]) =>
    isMonth(from, monthIn(language, month)) && dayOf(from) >= first && dayOf(from) <= last;
const isAroundFirstOfAugust: Holds = ({ from }) => from.slice(5) >= '07-25' && from.slice(5) <= '08-07';
const isEarlyInMonth: Holds = ({ from }) => dayOf(from) <= 10;
/** Carnival: where the text says so of some years, it is so in each that is not in February. */
const isEarlyInMarch: Holds = ({ from }) => isMonth(from, 2) || (isMonth(from, 3) && dayOf(from) <= 10);

/** A Saturday of the event itself, not one ‘about that date’ or ‘close to it’. */
const SATURDAY = {
  en: 'on (?:a |the )?Saturdays?(?! (?:about that|close))',
  sr: '(?:subotom|u subotu|subote)(?! (?:blizu|oko tog))',
};

/** What the title, the descriptions, the summary and, but for days of other feasts, the body of an event say of its day. */
const CLAIMS: [language: MonthLanguage, where: 'short' | 'all', claim: RegExp, holds: Holds][] = [
  ['en', 'short', words(`(\\d{1,2}) ${MONTH.en}(?! \\d{4})`), isOn('en')],
  ['sr', 'short', words(`(\\d{1,2})\\. ${MONTH.sr}(?! \\d{4})`), isOn('sr')],
  ['en', 'all', words(SATURDAY.en), isSaturday],
  ['sr', 'all', words(SATURDAY.sr), isSaturday],
  ['en', 'all', words('before Lent'), isBeforeLent],
  ['sr', 'all', words('(?:pred|prije) (?:Velik(?:i|og) )?posta?'), isBeforeLent],
  ['en', 'all', words('on the last Sunday'), isOnLastSunday],
  ['sr', 'all', words('posljednje nedjelje'), isOnLastSunday],
  ['en', 'all', words('on Shrove Tuesday'), isOnShroveTuesday],
  ['sr', 'all', words('na Pokladni utorak'), isOnShroveTuesday],
  [
    'en',
    'all',
    words(`(?<!in some years )(?:early in|in the first (?:week|days) of) ${MONTH.en}`),
    beginsIn('en', 1, 10),
  ],
  [
    'sr',
    'all',
    words(`(?:početkom|prv(?:e|oj|ih) (?:nedjelj[ei]|sedmic[ei]|dana)) ${MONTH.sr}`),
    beginsIn('sr', 1, 10),
  ],
  ['en', 'all', words('early in the month'), isEarlyInMonth],
  ['sr', 'all', words('početkom mjeseca'), isEarlyInMonth],
  ['en', 'all', words('in some years early in March'), isEarlyInMarch],
  ['sr', 'all', words('nekih godina na početak marta'), isEarlyInMarch],
  ['en', 'all', words(`(?:middle of |mid-)${MONTH.en}`), beginsIn('en', 11, 20)],
  ['sr', 'all', words(`(?:sredinom|oko polovine) ${MONTH.sr}`), beginsIn('sr', 11, 20)],
  ['en', 'all', words(`second half of ${MONTH.en}`), beginsIn('en', 16, 31)],
  ['sr', 'all', words(`drugoj polovini ${MONTH.sr}`), beginsIn('sr', 16, 31)],
  ['en', 'all', words(`in the last days of ${MONTH.en}`), beginsIn('en', 22, 31)],
  ['sr', 'all', words(`posljednjih dana ${MONTH.sr}`), beginsIn('sr', 22, 31)],
  ['en', 'all', words('turn of July and August'), isAroundFirstOfAugust],
  ['sr', 'all', words('na prelazu iz jula u avgust'), isAroundFirstOfAugust],
];

test.each(CLAIMS)(
  'in %s, where a text (%s) says %p, the day is such from 2026 to 2036',
  (language, where, claim, holds) => {
    let claims = 0;
    for (const { id, texts } of events) {
      const { front, markdown } = texts[language];
      const { title, description, summary, seoTitle, seoDescription } = front;
      const short = [title, description, summary, seoTitle, seoDescription];
      for (const match of [...short, where === 'all' ? markdown : ''].join('\n').matchAll(claim)) {
        claims += 1;
        const wrong = YEARS.map((year) => daysIn(id, year)).filter((days) => !holds(days, match));
        expect({ id, claim: match[0], wrong }).toEqual({ id, claim: match[0], wrong: [] });
      }
    }
    expect(claims).toBeGreaterThan(0);
  },
);

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
