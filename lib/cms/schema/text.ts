import { z } from 'zod';
import { repaired } from '@/lib/cms/schema/repair';

export type ContractText = { en: string | undefined; sr: string | undefined };

const NO_TEXT: ContractText = { en: undefined, sr: undefined };

const toLine = (value: string): string => value.replace(/[\s\u0085]+/g, ' ');

/** An empty text is treated as missing. */
const toText = (name: string, normalize: (value: string) => string) => {
  const normalized = (value: string | null | undefined) => (value && normalize(value).trim()) || undefined;
  const oneLanguage = z.string().nullish().transform(normalized);
  const perLanguage = z.object({
    en: repaired(`${name}.en`, oneLanguage, undefined),
    sr: repaired(`${name}.sr`, oneLanguage, undefined),
  });
  const both = z.string().transform((value) => ({ en: normalized(value), sr: normalized(value) }));
  const text = z.union([perLanguage, both]).nullish();
  return repaired(
    name,
    text.transform((value): ContractText => value ?? NO_TEXT),
    NO_TEXT,
  );
};

/** A text of the contract: `{ en, sr }`, each optional. A bare string is the text in both languages. */
export const contractText = (name: string) => toText(name, (value) => value);

/** A text of one line, such as a title: line breaks become spaces. */
export const contractLine = (name: string) => toText(name, toLine);

/** A line that is the same in both languages; null if missing or empty. */
export const contractString = (name: string) =>
  repaired(
    name,
    z
      .string()
      .nullish()
      .transform((value) => (value && toLine(value).trim()) || null),
    null,
  );
