import { z } from 'zod';
import { optional, repaired } from '@/lib/cms/schema/repair';
import { bindUnits } from '@/lib/i18n/bindUnits';
import { inEachLanguage, LANGUAGES, type Language } from '@/lib/i18n/language';

export type ContractText = Record<Language, string | undefined>;

/** The languages as `/content/{lang}/{id}` names them. */
export const CONTENT_LANGUAGES = { en: 'en', sr: 'me' } as const satisfies Record<Language, string>;

export const languageOfContent = (name: string | undefined): Language | undefined =>
  LANGUAGES.find((language) => CONTENT_LANGUAGES[language] === name);

export const NO_TEXT: ContractText = inEachLanguage(() => undefined);

const toLine = (value: string): string => value.replace(/[\s\u0085]+/g, ' ');

/** An empty text is treated as missing. */
const toText = (name: string, normalize: (value: string) => string) => {
  const line = z.string().transform((value) => normalize(value).trim() || undefined);
  const perLanguage = z.object({
    en: optional(`${name}.en`, line, undefined),
    sr: optional(`${name}.sr`, line, undefined),
  });
  const both = line.transform((value) => inEachLanguage(() => value));
  return optional(name, z.union([perLanguage, both]), NO_TEXT);
};

/** A text of the contract: `{ en, sr }`, each optional. A bare string is the text in both languages. */
export const contractText = (name: string) => toText(name, bindUnits);

/** A body of the contract. Its units are bound with its blocks: in HTML an address may have a space too. */
export const contractHtml = (name: string) => toText(name, (value) => value);

/** A text of one line, such as a title: line breaks become spaces. */
export const contractLine = (name: string) => toText(name, (value) => bindUnits(toLine(value)));

/** A slug. A browser reads a dot or two as the folder itself or the one above it. */
export const contractSlug = (name: string) => toText(name, (value) => toLine(value).replace(/^\s*\.{1,2}\s*$/, ''));

const lineOrNull = z.string().transform((value) => toLine(value).trim() || null);

/** A line that is the same in both languages; null if missing or empty. */
export const contractString = (name: string) => optional(name, lineOrNull, null);

/** A status; null if missing or empty. One that cannot be read may mean a draft, and is none that shows an item. */
export const contractStatus = (name: string) =>
  repaired(
    name,
    lineOrNull.nullish().transform((value) => value ?? null),
    'unreadable',
  );
