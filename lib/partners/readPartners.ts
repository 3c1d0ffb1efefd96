import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Partner } from '@/lib/partners/partnerSearch';
import { PARTNER_CATEGORY } from '@/lib/routing/partnerFilters';

/** Composed, as the search needs it. */
const text = z.string().normalize('NFC').trim();

export const partner = z.strictObject({
  name: text.min(1),
  address: text,
  offer: text.min(1).transform((lines) => lines.split(/\s*\n\s*/)),
  category: z.enum(PARTNER_CATEGORY.choices),
});

const NAME = 'content/partners.yaml';

/** The partners in `partners.yaml` below a folder. Those with faults are left out: a line names file, entry and fault. */
export function readPartners(root: string): { partners: Partner[]; faults: string[] } {
  const faults: string[] = [];
  const partners: Partner[] = [];
  try {
    const list = z.array(z.unknown()).parse(parse(readFileSync(join(root, 'partners.yaml'), 'utf8')));
    for (const [index, entry] of list.entries()) {
      const { success, data, error } = partner.safeParse(entry);
      if (success) partners.push(data);
      else faults.push(`${NAME}: entry ${index + 1}: ${z.prettifyError(error).replaceAll('\n', ' ')}`);
    }
  } catch (error) {
    const [reason] = (error instanceof z.ZodError ? z.prettifyError(error) : String(error)).split('\n');
    faults.push(`${NAME}: ${reason?.replace(/:$/, '')}`);
  }
  return { partners, faults };
}
