import { z } from 'zod';
import { repaired } from '@/lib/cms/schema/repair';

export type ContractText = { en: string | undefined; sr: string | undefined };

const NO_TEXT: ContractText = { en: undefined, sr: undefined };

const toLine = (value: string): string => value.replace(/[\s\u0085]+/g, ' ');

/** An empty text counts as not there. */
const toText = (name: string, tidy: (value: string) => string) => {
  const tidied = (value: string | null | undefined) => (value && tidy(value).trim()) || undefined;
  const oneLanguage = z.string().nullish().transform(tidied);
  const perLanguage = z.object({
    en: repaired(`${name}.en`, oneLanguage, undefined),
    sr: repaired(`${name}.sr`, oneLanguage, undefined),
  });
  const both = z.string().transform((value) => ({ en: tidied(value), sr: tidied(value) }));
  const text = z.union([perLanguage, both]).nullish();
  return repaired(
    name,
    text.transform((value): ContractText => value ?? NO_TEXT),
    NO_TEXT,
  );
};

/** A text of the contract: `{ en, sr }`, either of which may be missing. A bare string stands for both languages. */
export const contractText = (name: string) => toText(name, (value) => value);

/** A text that stands in one line, such as a title: line breaks become spaces. */
export const contractLine = (name: string) => toText(name, toLine);

/** One line that is the same in both languages; null where it is missing or empty. */
export const contractString = (name: string) =>
  repaired(
    name,
    z
      .string()
      .nullish()
      .transform((value) => (value && toLine(value).trim()) || null),
    null,
  );
