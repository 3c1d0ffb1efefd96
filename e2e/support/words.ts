import { readFileSync } from 'node:fs';
import type { Language } from '@/lib/i18n/language';
import { type Translated, translate } from '@/lib/i18n/translate';
import type texts from '../../messages/site.json';

/** `<html lang>` and `Content-Language` of each language. */
export const TAG: Record<Language, string> = { en: 'en', sr: 'sr-Latn-ME' };

const TEXTS = JSON.parse(readFileSync(new URL('../../messages/site.json', import.meta.url), 'utf8')) as typeof texts;

const read = (language: Language): Translated<typeof texts> => translate(TEXTS, language);

/** The words of the site, so that a test never repeats one. */
export const WORDS = { en: read('en'), sr: read('sr') };
