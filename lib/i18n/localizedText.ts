import { LANGUAGES, type Language, otherLanguage } from '@/lib/i18n/language';
import { object, oneOf, optional, string } from '@/lib/json';

/** A visible text. `language` is set only if it is not the page’s, for its `lang` attribute. */
export type LocalizedText = { text: string; language?: Language };

export const parseLocalizedText = object<LocalizedText>({ text: string, language: optional(oneOf(LANGUAGES)) });

/** A text in the page’s language, else in the other one, else null (docs/requirements.md, Language). */
export function pickText(texts: { en?: string; sr?: string }, language: Language): LocalizedText | null {
  const own = texts[language];
  if (own) return { text: own };
  const other = otherLanguage(language);
  const foreign = texts[other];
  return foreign ? { text: foreign, language: other } : null;
}
