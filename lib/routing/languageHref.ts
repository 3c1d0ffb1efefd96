import type { Language } from '@/lib/i18n/language';

/**
 * Where the language switch leads while no script writes its cookie: the home page, in this language whatever the
 * cookie says. Apart from the other links, which every page would carry as script.
 */
export const languageHref = (language: Language): string => `/?lang=${language}`;
