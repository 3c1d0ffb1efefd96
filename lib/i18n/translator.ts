import 'server-only';
import { createTranslator } from 'next-intl';
import { TOWN_ZONE } from '@/lib/i18n/clock';
import { formats } from '@/lib/i18n/formats';
import { LANGUAGE_TAG, type Language } from '@/lib/i18n/language';
import { MESSAGES } from '@/lib/i18n/messages';

/** Translates messages where no page is being rendered. */
export const translator = (language: Language) =>
  createTranslator({ locale: LANGUAGE_TAG[language], messages: MESSAGES[language], formats, timeZone: TOWN_ZONE });
