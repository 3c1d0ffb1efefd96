import type { Language } from '@/lib/i18n/language';

/** Folded words that say nothing about the subject of a query. The town’s name is one: everything here is about it. */
const STOP_WORDS: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    'a an and any are at be by can could do does for from get go have how i if in is it kotor know like me my near need of on or our please some tell that the there to us want we what when where which who will with would you your'.split(
      ' ',
    ),
  ),
  sr: new Set(
    'a ali bi bih bismo da do gdje gde i ide ili imamo imate iz ima ja je kada kad kako ko koja koje koji koliko kotor kotora kotoru li mi mogu molim moze mozemo mozete na nalazi nam nas ne neki o od po pri reci s sa samo se smo su sta to u uz vam vas za zanima'.split(
      ' ',
    ),
  ),
};

export const isStopWord = (folded: string, language: Language): boolean => STOP_WORDS[language].has(folded);
