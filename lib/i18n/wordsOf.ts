import 'server-only';
import { createTranslator } from 'next-intl';
import { TOWN_ZONE } from '@/lib/clock';
import { formats } from '@/lib/i18n/formats';
import { MESSAGES } from '@/lib/i18n/messages';
import { LANGUAGE_TAG, type Language } from '@/lib/language';

/** The words of the site in a language, where no page is being rendered. */
export const wordsOf = (language: Language) =>
  createTranslator({ locale: LANGUAGE_TAG[language], messages: MESSAGES[language], formats, timeZone: TOWN_ZONE });
