import { getRequestConfig } from 'next-intl/server';
import { TOWN_ZONE } from '@/lib/i18n/clock';
import { formats } from '@/lib/i18n/formats';
import { LANGUAGE_TAG } from '@/lib/i18n/language';
import { MESSAGES } from '@/lib/i18n/messages';
import { pageLanguage } from '@/lib/i18n/pageLanguage';

/** The configuration of next-intl, in the language of the internal route. Elsewhere `translator` is given one. */
export default getRequestConfig(async () => {
  const language = await pageLanguage();
  return { locale: LANGUAGE_TAG[language], messages: MESSAGES[language], formats, timeZone: TOWN_ZONE };
});
