import { type Passage, passagesIn } from '@/lib/cms/files/check/passages';
import { wrongForms } from '@/lib/cms/files/check/wrongForms';
import type { Rule } from '@/lib/cms/files/library';
import { LANGUAGES, type Language } from '@/lib/i18n/language';
import { MESSAGES } from '@/lib/i18n/messages';

type Tree = { [key: string]: string | Tree };

const passagesOfMessages = (messages: Tree, language: Language, path = ''): Passage[] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [{ file: 'messages/site.json', field: `${path}${key}.${language}`, language, text: value }]
      : passagesOfMessages(value, language, `${path}${key}.`),
  );

/** The content and the messages: a visitor reads both as one text. */
export const checkForms: Rule = ({ library }) =>
  LANGUAGES.flatMap((language) =>
    wrongForms([...passagesIn(library, language), ...passagesOfMessages(MESSAGES[language], language)], language),
  );
