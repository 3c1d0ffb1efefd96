import type { EventEntry } from '@/lib/cms/files/entrySchemas';
import type { Rule } from '@/lib/cms/files/library';
import { dayInYear } from '@/lib/cms/files/yearlyDay';
import { clock } from '@/lib/i18n/clock';
import { DAY_MS } from '@/lib/i18n/day';
import { LANGUAGES, type Language } from '@/lib/i18n/language';

/** Words for each month, January first, and for each weekday, Sunday first. */
const WORDS: Record<Language, Record<'months' | 'weekdays', readonly string[]>> = {
  en: {
    months: 'January February March April May June July August September October November December'.split(' '),
    weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
  },
  sr: {
    months:
      'januar[au]? februar[au]? mart[au]? april[au]? maj[au]? jun[au]? jul(?:[au]|sk\\p{L}+)? avgust[au]? septemb[ar]+[au]? oktob[ar]+[au]? novemb[ar]+[au]? decemb[ar]+[au]?'.split(
        ' ',
      ),
    weekdays: [
      // Weeks are counted with the word for Sunday.
      '(?<!(?:[Dd]vije|[Tt]ri|[Čč]etiri) )nedjelj[aeu]',
      'ponedjelja?k[au]?',
      'utor(?:ak|ka|ku)',
      'srijed[aeu]',
      'četvrt(?:ak|ka|ku)',
      'pet(?:ak|ka|ku)',
      'subot[aeu]',
    ],
  },
};

/** The index of each word list that a text matches, and the word. */
const named = (text: string, words: readonly string[]): [index: number, word: string][] =>
  words.flatMap((word, index): [number, string][] => {
    const [found] = new RegExp(`(?<!\\p{L})(?:${word})(?!\\p{L})`, 'u').exec(text) ?? [];
    return found ? [[index, found]] : [];
  });

/** The days of an event in a year, with some more before and after: “about the middle of August”. */
function daysOf({ from, to }: EventEntry['when'], year: number, around: number): Date[] {
  const first = Date.parse(dayInYear(from, year));
  const last = Date.parse(dayInYear(to, year));
  const end = last < first ? Date.parse(dayInYear(to, year + 1)) : last;
  const count = Math.round((end - first) / DAY_MS) + 1 + 2 * around;
  return Array.from({ length: count }, (_, index) => new Date(first + (index - around) * DAY_MS));
}

const weekdayOf = (day: Date | undefined): string => WORDS.en.weekdays[day?.getUTCDay() ?? 0] ?? '';

/** Includes the year, since a date may be right in one year and wrong in the next. */
function weekdayFault(
  word: string,
  index: number,
  { from, to }: EventEntry['when'],
  days: Date[],
  year: number,
): string {
  const [first, last] = [weekdayOf(days[0]), weekdayOf(days.at(-1))];
  if (from !== to)
    return `“${word}”: ${from} to ${to} is ${first} to ${last} in ${year}; correct it, or the field when`;
  const day = WORDS.en.weekdays[index]?.toLowerCase();
  const remedy = /^\d/.test(from)
    ? `write \`${day} near ${from}\` in when, or leave the weekday out`
    : 'correct it, or the field when';
  return `“${word}”: ${from} is a ${first} in ${year}; ${remedy}`;
}

const WRONG_MONTH = 'names a month in which the event does not take place; correct it, or the field when';

/** Contradictions between the months and weekdays of a description and the days of its event in a year. */
function contradictionsOf(text: string, when: EventEntry['when'], language: Language, year: number): string[] {
  const { months, weekdays } = WORDS[language];
  const days = daysOf(when, year, 0);
  const monthsNear = new Set(daysOf(when, year, 4).map((day) => day.getUTCMonth()));
  const own = new Set(days.map((day) => day.getUTCDay()));
  return [
    ...(named(text, months).every(([index]) => monthsNear.has(index)) ? [] : [WRONG_MONTH]),
    ...named(text, weekdays)
      .filter(([index]) => !own.has(index))
      .map(([index, word]) => weekdayFault(word, index, when, days, year)),
  ];
}

/** Descriptions of events with a wrong month or weekday, this year or in the next two. */
export const checkEventDays: Rule = ({ library }) => {
  const thisYear = clock.now().getUTCFullYear();
  const years = [thisYear, thisYear + 1, thisYear + 2];
  return library.events.flatMap(({ path, facts: { when }, texts }) =>
    LANGUAGES.flatMap((language) => {
      const { description } = texts[language].front;
      const found = years.flatMap((year) => contradictionsOf(description, when, language, year));
      const wrongOf = (fault: string) => fault.split(':', 1)[0];
      const firsts = found.filter((fault, at) => found.findIndex((each) => wrongOf(each) === wrongOf(fault)) === at);
      return firsts.map((fault) => `${path}/text.${language}.md: description: ${fault}`);
    }),
  );
};
