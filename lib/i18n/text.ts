import { type Language, otherLanguage } from '@/lib/i18n/language';

/** A text a visitor reads. `language` is set only where it is not the page’s, so that it gets a `lang` of its own. */
export type Text = { text: string; language?: Language };

/** A text in the page’s language, else in the other one, else null (docs/requirements.md, Language). */
export function pickText(texts: { en?: string; sr?: string }, language: Language): Text | null {
  const own = texts[language];
  if (own) return { text: own };
  const other = otherLanguage(language);
  const foreign = texts[other];
  return foreign ? { text: foreign, language: other } : null;
}
