import { type Passage, passagesIn } from '@/lib/cms/files/check/passages';
import { wrongForms } from '@/lib/cms/files/check/wrongForms';
import type { Rule } from '@/lib/cms/files/library';
import { inEachLanguage, LANGUAGES, type Language } from '@/lib/i18n/language';
import { MESSAGES } from '@/lib/i18n/messages';
import { translate } from '@/lib/i18n/translate';
import errorPage from '@/messages/errorPage.json';
import searchDialog from '@/messages/searchDialog.json';

type Tree = { [key: string]: string | Tree };

/** The texts of each file, by language. */
const FILES: Record<string, Record<Language, Tree>> = {
  'messages/site.json': MESSAGES,
  'messages/searchDialog.json': inEachLanguage((language) => translate(searchDialog, language)),
  'messages/errorPage.json': errorPage,
};

const passagesOf = (file: string, messages: Tree, language: Language, path = ''): Passage[] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [{ file, field: `${path}${key}.${language}`, text: value }]
      : passagesOf(file, value, language, `${path}${key}.`),
  );

/** The content and the messages: a visitor reads both as one text. */
export const checkForms: Rule = ({ library }) =>
  LANGUAGES.flatMap((language) => {
    const messages = Object.entries(FILES).flatMap(([file, texts]) => passagesOf(file, texts[language], language));
    return wrongForms([...passagesIn(library, language), ...messages], language);
  });
