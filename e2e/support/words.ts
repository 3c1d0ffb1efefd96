import { readFileSync } from 'node:fs';
import type en from '../../messages/en.json';

export type Language = 'en' | 'sr';

export const LANGUAGES: readonly Language[] = ['en', 'sr'];

/** `<html lang>` and `Content-Language` of each language. */
export const TAG: Record<Language, string> = { en: 'en', sr: 'sr-Latn-ME' };

type Words = typeof en;

const read = (language: Language): Words =>
  JSON.parse(readFileSync(new URL(`../../messages/${language}.json`, import.meta.url), 'utf8')) as Words;

/** The words of the site, so that a test never repeats one. */
export const WORDS: Record<Language, Words> = { en: read('en'), sr: read('sr') };
