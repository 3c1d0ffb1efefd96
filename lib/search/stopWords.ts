import type { Language } from '@/lib/i18n/language';

/** Folded words that say nothing about the subject of a query. The town’s name is one: everything here is about it. */
const STOP_WORDS: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    'a an and are at by can do does for from get go how i in is it kotor me my near of on or the there to we what when where which who with'.split(
      ' ',
    ),
  ),
  sr: new Set(
    'a ali da do gdje gde i ide ili iz ima ja je kada kad kako ko koja koje koji koliko kotor kotora kotoru mi mogu na ne o od po pri s sa se smo su sta u uz za'.split(
      ' ',
    ),
  ),
};

export const isStopWord = (folded: string, language: Language): boolean => STOP_WORDS[language].has(folded);
