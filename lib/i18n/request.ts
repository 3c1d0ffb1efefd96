import { lang } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { TOWN_ZONE } from '@/lib/clock';
import { formats } from '@/lib/i18n/formats';
import { MESSAGES } from '@/lib/i18n/messages';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_TAG, LANGUAGES } from '@/lib/language';

/** The words of a page, in the language of its internal route; route handlers name their locale. */
export default getRequestConfig(async ({ locale }) => {
  const segment = locale ? LANGUAGES.find((each) => LANGUAGE_TAG[each] === locale) : await lang();
  const language = isLanguage(segment) ? segment : DEFAULT_LANGUAGE;
  return { locale: LANGUAGE_TAG[language], messages: MESSAGES[language], formats, timeZone: TOWN_ZONE };
});
