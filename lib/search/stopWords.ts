import type { Language } from '@/lib/i18n/language';

/** Folded words that say nothing about the subject of a query. */
const STOP_WORDS: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    'a an and any are at be by can could do does for from get go have how i if in is it know like me my near need of on or our per please some tell that the there to us want we what when where which who will with would you your'.split(
      ' ',
    ),
  ),
  sr: new Set(
    'a ali bi bih bismo blizu da do gdje gde i ide ili imamo imate iz ima ja je kada kad kakav kakva kakve kako ko koja koje koji kolika kolike koliki koliko li mi mogu molim moze mozemo mozete na nalazi nam nas ne neki o od po pri reci s sa samo se smo su sta sto to u uz vam vas za zanima'.split(
      ' ',
    ),
  ),
};

/** The town: beside other words it says nothing, since everything here is about it. */
export const isTown = (folded: string): boolean => ['kotor', 'kotora', 'kotoru'].includes(folded);

/**
 * Folded words for prices, hours, directions, ‘best’ and ‘next’ in both languages: beside a subject they say nothing
 * either.
 */
const QUALIFIERS: ReadonlySet<string> = new Set(
  'price prices cost costs fee fees ticket tickets entrance entry admission hours times opening open timetable schedule fare date dates much long take takes best good top cheap buy rules permit hour first next last free cijena cijene cena cene kosta kostaju placa ulaznica ulaznice ulaz radno vrijeme vreme datum datumi traje dugo doci stici kupiti najbolji najbolja najbolje najljepsi najlepsi najljepsa najlepsa najljepse najlepse dobar dobri jeftin jeftini radi rade satu prvi zadnji posljednji poslednji sljedeci sledeci besplatan besplatna besplatne besplatni besplatno'.split(
    ' ',
  ),
);

/** The old town, in folded words: beside a subject it says no more than the town’s name. */
export const OLD_TOWN = /\b(?:old town|star(?:i|og|om) grad[au]?)\b/g;

/** A year of this century, which visitors add to what they plan; an earlier one may be a subject, as the earthquake’s is. */
const YEAR = /^20\d\d$/;

export const isQualifier = (folded: string): boolean => QUALIFIERS.has(folded) || YEAR.test(folded);

export const isStopWord = (folded: string, language: Language): boolean =>
  isTown(folded) || STOP_WORDS[language].has(folded);
