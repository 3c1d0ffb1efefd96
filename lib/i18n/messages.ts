import { inEachLanguage } from '@/lib/i18n/language';
import { type Translated, translate } from '@/lib/i18n/translate';
import texts from '@/messages/site.json';

export type Messages = Translated<typeof texts>;

/** The messages of each language. The compiler refuses a text that lacks one. */
export const MESSAGES = inEachLanguage((language): Messages => translate(texts, language));
