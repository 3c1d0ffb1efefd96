/** The languages of the site (docs/requirements.md, Language). `sr` is Montenegrin in Latin script, labelled MNE. */
export const LANGUAGES = ['en', 'sr'] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';

/** Tag for `lang` attributes and `Intl`: bare `sr` would mean Cyrillic and ekavian forms. */
export const LANGUAGE_TAG = { en: 'en', sr: 'sr-Latn-ME' } as const satisfies Record<Language, string>;

/** Tag for `hreflang`, where a region would hide the page from speakers elsewhere. */
export const HREFLANG: Record<Language, string> = { en: 'en', sr: 'sr-Latn' };

/** Labels of the language switch (docs/requirements.md, Language). */
export const LANGUAGE_LABEL: Record<Language, string> = { en: 'EN', sr: 'MNE' };

const OTHER = { en: 'sr', sr: 'en' } as const satisfies Record<Language, Language>;

export const otherLanguage = (language: Language): Language => OTHER[language];

/** A record of what `make` returns for each language. */
export const inEachLanguage = <T>(make: (language: Language) => T): Record<Language, T> => ({
  en: make('en'),
  sr: make('sr'),
});

export const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language);
