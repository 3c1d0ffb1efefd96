import { LANGUAGES, type Language } from '@/lib/i18n/language';
import { object, oneOf, optional, string } from '@/lib/json';

/** A visible text. `language` is set only if it is not the page’s, for its `lang` attribute. */
export type LocalizedText = { text: string; language?: Language };

export const parseLocalizedText = object<LocalizedText>({ text: string, language: optional(oneOf(LANGUAGES)) });

/** A text in the page’s language, else in another one, else null (docs/requirements.md, Language). */
export function pickText(texts: Partial<Record<Language, string>>, language: Language): LocalizedText | null {
  const own = texts[language];
  if (own) return { text: own };
  for (const other of LANGUAGES) {
    const text = texts[other];
    if (text) return { text, language: other };
  }
  return null;
}
