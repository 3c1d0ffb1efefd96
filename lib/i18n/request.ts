import { getRequestConfig } from 'next-intl/server';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { intlConfig } from '@/lib/i18n/translator';

/** The configuration of next-intl, in the language of the internal route. Elsewhere `translator` is given one. */
export default getRequestConfig(async () => intlConfig(await pageLanguage()));
