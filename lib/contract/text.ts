import { z } from 'zod';
import { repaired } from '@/lib/contract/repair';

/** A text in each language the provider has it in; an empty string counts as not there. */
const oneLanguage = z
  .string()
  .nullish()
  .transform((value) => value?.trim() || undefined);

const perLanguage = z.object({
  en: repaired('text.en', oneLanguage, undefined),
  sr: repaired('text.sr', oneLanguage, undefined),
});

export type ContractText = z.output<typeof perLanguage>;

/** A text of the contract: `{ en, sr }`, either of which may be missing. A bare string stands for both languages. */
export const contractText = (name: string) =>
  repaired(
    name,
    z
      .union([
        perLanguage,
        z.string().transform((value) => ({ en: value.trim() || undefined, sr: value.trim() || undefined })),
      ])
      .nullish()
      .transform((value): ContractText => value ?? { en: undefined, sr: undefined }),
    { en: undefined, sr: undefined },
  );
