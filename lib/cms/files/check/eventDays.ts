import type { EventEntry } from '@/lib/cms/files/entrySchemas';
import type { Rule } from '@/lib/cms/files/library';
import { dayInYear } from '@/lib/cms/files/yearlyDay';
import { clock } from '@/lib/i18n/clock';
import { DAY_MS } from '@/lib/i18n/day';
import { LANGUAGES, type Language } from '@/lib/i18n/language';

/** Words for each month, January first, for each weekday, Sunday first, and for each season, winter first. */
const WORDS: Record<Language, Record<'months' | 'weekdays' | 'seasons', readonly string[]>> = {
  en: {
    months: 'January February March April May June July August September October November December'.split(' '),
    weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
    // A spring is water too.
    seasons: ['winter', '(?<!Gurdić |(?<![Ii]n )[Tt]he )spring', 'summer', 'autumn'],
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
    seasons: 'zim[aeiu] proljeć[aeu] ljet[aou] jesen(?:i|ima)?'.split(' '),
  },
};

/** The place of each word that a text has in a list of words. */
const named = (text: string, words: readonly string[]): number[] =>
  words.flatMap((word, index) => (new RegExp(`(?<!\\p{L})(?:${word})(?!\\p{L})`, 'u').test(text) ? [index] : []));

/** The days of an event in a year, with some more before and after: “about the middle of August”. */
function daysOf({ from, to }: EventEntry['when'], year: number, around: number): Date[] {
  const first = Date.parse(dayInYear(from, year));
  const last = Date.parse(dayInYear(to, year));
  const end = last < first ? Date.parse(dayInYear(to, year + 1)) : last;
  const count = Math.round((end - first) / DAY_MS) + 1 + 2 * around;
  return Array.from({ length: count }, (_, index) => new Date(first + (index - around) * DAY_MS));
}

/** The words of a description that do not fit the days of its event in a year. */
function unfit(text: string, when: EventEntry['when'], language: Language, year: number): string[] {
  const { months, weekdays, seasons } = WORDS[language];
  const near = daysOf(when, year, 4);
  const fits = {
    months: new Set(near.map((day) => day.getUTCMonth())),
    weekdays: new Set(daysOf(when, year, 0).map((day) => day.getUTCDay())),
    seasons: new Set(near.map((day) => Math.floor(((day.getUTCMonth() + 1) % 12) / 3))),
  };
  const wrong = (kind: keyof typeof fits, words: readonly string[]) =>
    named(text, words).some((index) => !fits[kind].has(index)) ? [kind.slice(0, -1)] : [];
  return [...wrong('months', months), ...wrong('weekdays', weekdays), ...wrong('seasons', seasons)];
}

/** Descriptions of events that name a month, a weekday or a season in which the event is not, this year or the next two. */
export const checkEventDays: Rule = ({ library }) => {
  const thisYear = clock.now().getUTCFullYear();
  return library.events.flatMap(({ path, facts: { when }, texts }) =>
    LANGUAGES.flatMap((language) => {
      const years = [thisYear, thisYear + 1, thisYear + 2];
      const kinds = new Set(years.flatMap((year) => unfit(texts[language].front.description, when, language, year)));
      return [...kinds].map(
        (kind) =>
          `${path}/text.${language}.md: description: names a ${kind} in which the event does not take place; correct it, or when`,
      );
    }),
  );
};
