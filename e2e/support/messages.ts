import { readFileSync } from 'node:fs';
import type { Language } from '@/lib/i18n/language';
import { type Translated, translate } from '@/lib/i18n/translate';
import type searchDialog from '@/messages/searchDialog.json';
import type site from '@/messages/site.json';

/** `<html lang>` and `Content-Language` of each language. */
export const TAG: Record<Language, string> = { en: 'en', sr: 'sr-Latn-ME' };

const readTexts = (file: string) =>
  JSON.parse(readFileSync(new URL(`../../messages/${file}.json`, import.meta.url), 'utf8'));

const TEXTS: typeof site & { SearchDialog: typeof searchDialog } = {
  ...readTexts('site'),
  SearchDialog: readTexts('searchDialog'),
};

const read = (language: Language): Translated<typeof TEXTS> => translate(TEXTS, language);

/** The messages of the site, so that a test never repeats one. */
export const MESSAGES = { en: read('en'), sr: read('sr') };
