import type { Passage } from '@/lib/cms/files/check/passages';
import type { Language } from '@/lib/i18n/language';

/** What replaces a wrong form, or where no words alone do, what to write. */
type WrongForm = { wrong: RegExp } & ({ right: string } | { remedy: string });

/** Months in the genitive, as after the number of a day. */
const MONTHS = 'januara|februara|marta|aprila|maja|juna|jula|avgusta|septembra|oktobra|novembra|decembra';

/** What buttons say, without the ending of Vi, which belongs to sentences. */
const BUTTON_VERBS =
  'Dodaj|Filtriraj|Kupi|Napravi|Nastavi|Otkaži|Otvori|Piši|Podijeli|Pogledaj|Pokreni|Poništi|Pozovi|Preuzmi|Pretplati|Prihvati|Prikaži|Primijeni|Rezerviši|Sačuvaj|Štampaj|Učitaj|Ukloni|Zaustavi|Zatvori';

const SPACED_ELLIPSIS: WrongForm = { wrong: /\p{L} …/u, remedy: 'the ellipsis without a space before it' };

/** Forms that the texts avoid, and what to write instead. */
const WRONG_FORMS: Record<Language, readonly WrongForm[]> = {
  en: [
    { wrong: /\bcity cards?\b/i, right: 'city pass' },
    { wrong: /\bvisitors info\b/i, right: 'visitor information' },
    { wrong: /\b(?:1[3-9]|2[0-4]) o’clock\b/, remedy: 'the hour with am or pm' },
    { wrong: /\bnear by\b/, right: 'nearby' },
    { wrong: /\bburned\b/, right: 'burnt' },
    { wrong: /\bstrait of Verige\b/i, right: 'the Verige strait' },
    { wrong: /\bparking places?\b/i, right: 'parking space' },
    { wrong: /\bmuseum of Perast\b/, right: 'Town Museum of Perast' },
    { wrong: /\bfortress of St John\b/i, right: 'St John’s Fortress' },
    { wrong: /\b\d+ degrees\b/, right: '°C' },
    SPACED_ELLIPSIS,
  ],
  sr: [
    SPACED_ELLIPSIS,
    { wrong: /\b\d+ stepeni\b/, right: '°C' },
    { wrong: /\b(?:Mua|Muu|Muom)\b/, right: 'Mula, Mulu, Mulom' },
    { wrong: /suvozid/i, right: 'suhozid' },
    { wrong: /cistijern|čatrnj/i, right: 'bistijerna' },
    { wrong: /\bsv\. /i, right: 'sveti' },
    { wrong: /\bTrg(?:a|u|om)? Svet(?:og|e)\b/, right: 'Trg svetog' },
    { wrong: /\b(?:[Kk]atedral|[Cc]rkv)\p{L}* svet(?:og|e|om|oj)\b/u, right: 'crkva Svetog' },
    { wrong: /\bmošti(?:ma)? Svet/, right: 'mošti svetog' },
    { wrong: /(?<=\p{L} )Blažen\p{L}+ (?:Ozan|Graci)/u, right: 'blažena Ozana' },
    { wrong: /\btvrđav\p{L}+ Svetog Ivana/u, right: 'tvrđava Sveti Ivan' },
    {
      wrong:
        /\b(?:(?:početn|prethodn|tražen)\p{L}* stran[aeu]|stran[ae] nije (?:pronađena|dostupna)|na strani (?:o|sa)|od strane)\b/iu,
      right: 'stranica',
    },
    { wrong: /\b(?:na kart[iu]|kart[aeiu] (?:grada|zaliva|Kotora|Boke))\b/i, right: 'mapa' },
    { wrong: /\bturističk\p{L}* (?:biro|info-cent(?!ri\b))\p{L}*/iu, right: 'info-pult' },
    { wrong: /\binfo (?:pult|punkt|cent)\p{L}*/iu, remedy: 'info- with a hyphen' },
    { wrong: /\bnis(?:am|i|mo|te|u)\b/i, right: 'nijesam, nijesi, nijesmo, nijeste, nijesu' },
    { wrong: /\bna (?:samom )?dnu (?:zaliva|Boke)\b/i, right: 'u dnu zaliva' },
    { wrong: /\bdrumom\b/i, right: 'putem' },
    { wrong: /\bbez veze\b/i, right: 'bez interneta' },
    { wrong: /(?:\bosobi (?:i po noći|za noć)|\} (?:po noći|za noć))/, right: 'po noćenju' },
    { wrong: /štedi Vam put\b/i, right: 'skraćuje put' },
    { wrong: /\bizdava(?:lac|oc)/i, right: 'davalac smještaja' },
    { wrong: /\bDebel\p{L}+ brijeg/u, right: 'Debeli Brijeg' },
    { wrong: /\brazdaljin/i, right: 'udaljenost' },
    { wrong: /\bUnesk/, right: 'UNESCO' },
    { wrong: /^Bez stepenica$/, right: 'Pristup bez stepenica' },
    { wrong: new RegExp(`\\b\\d{1,2} (?:${MONTHS})\\b`, 'i'), remedy: 'the day with a dot' },
    {
      wrong: new RegExp(`^(?:${BUTTON_VERBS})te(?: [^\\s.?!:<]+){0,3}$`, 'u'),
      remedy: 'the short imperative of a button',
    },
    // Only its end is a link: it is a sentence.
    { wrong: new RegExp(`^(?:${BUTTON_VERBS})(?= [^<]*<)`, 'u'), remedy: 'the imperative of Vi' },
  ],
};

export const wrongForms = (passages: readonly Passage[], language: Language): string[] =>
  passages.flatMap(({ file, field, text }) =>
    WRONG_FORMS[language].flatMap((form) => {
      const found = form.wrong.exec(text)?.[0];
      const remedy = 'right' in form ? `“${form.right}”` : form.remedy;
      return found ? [`${file}: ${field}: “${found.trim()}” is not house style; write ${remedy}`] : [];
    }),
  );
