import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Partner } from '@/lib/partners/partnerSearch';
import { PARTNER_CATEGORIES } from '@/lib/routing/partnerFilters';

/** Composed, as the search needs it. */
const text = z.string().normalize('NFC').trim();

const partners = z.array(
  z.strictObject({
    name: text.min(1),
    address: text,
    offer: text.min(1).transform((lines) => lines.split(/\s*\n\s*/)),
    category: z.enum(PARTNER_CATEGORIES),
  }),
);

let memory: Partner[] | undefined;

/**
 * The partners of the resident card from `content/partners.yaml`, read once per process, when a page first needs them.
 *
 * @throws {Error} naming the entry, the field and what it must be
 */
export function getPartners(): Partner[] {
  if (memory) return memory;
  const file = join(process.cwd(), 'content', 'partners.yaml');
  const result = partners.safeParse(parse(readFileSync(file, 'utf8')));
  if (!result.success) throw new Error(`content/partners.yaml: ${z.prettifyError(result.error)}`);
  memory = result.data;
  return memory;
}
