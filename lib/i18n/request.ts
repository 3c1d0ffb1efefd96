import { getRequestConfig } from 'next-intl/server';
import { TOWN_ZONE } from '@/lib/i18n/clock';
import { formats } from '@/lib/i18n/formats';
import { DEFAULT_LANGUAGE, LANGUAGE_TAG, LANGUAGES } from '@/lib/i18n/language';
import { MESSAGES } from '@/lib/i18n/messages';
import { pageLanguage } from '@/lib/i18n/pageLanguage';

/** The configuration of next-intl, in the language of the internal route; route handlers pass their locale. */
export default getRequestConfig(async ({ locale }) => {
  const named = LANGUAGES.find((each) => LANGUAGE_TAG[each] === locale) ?? DEFAULT_LANGUAGE;
  const language = locale ? named : await pageLanguage();
  return { locale: LANGUAGE_TAG[language], messages: MESSAGES[language], formats, timeZone: TOWN_ZONE };
});
