import type { Language } from '@/lib/i18n/language';
import { translate } from '@/lib/i18n/translate';
import texts from '@/messages/searchDialog.json';

/** The texts of the search field and its dialog. They are in the dialog's script, since the index may be late or fail. */
export const dialogMessages = (language: Language) => translate(texts, language);
