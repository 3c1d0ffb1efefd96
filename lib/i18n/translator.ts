import 'server-only';
import { createTranslator, type Messages, type NamespaceKeys, type NestedKeyOf } from 'next-intl';
import { TOWN_ZONE } from '@/lib/i18n/clock';
import { formats } from '@/lib/i18n/formats';
import { LANGUAGE_TAG, type Language } from '@/lib/i18n/language';
import { MESSAGES } from '@/lib/i18n/messages';

/** The configuration of next-intl in a language. */
export const intlConfig = (language: Language) => ({
  locale: LANGUAGE_TAG[language],
  messages: MESSAGES[language],
  formats,
  timeZone: TOWN_ZONE,
});

/** Translates messages in a given language, also where no page is being rendered. */
export const translator = <Namespace extends NamespaceKeys<Messages, NestedKeyOf<Messages>> = never>(
  language: Language,
  namespace?: Namespace,
) => createTranslator<Messages, Namespace>({ ...intlConfig(language), namespace });
