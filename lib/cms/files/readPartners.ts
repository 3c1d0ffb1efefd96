import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { withLine } from '@/lib/cms/files/faultLine';
import { createNotes } from '@/lib/cms/files/notes';
import { parseAs, parseYaml } from '@/lib/cms/files/readFolder';
import type { Partner } from '@/lib/partners/partnerSearch';
import { PARTNER_CATEGORY } from '@/lib/routing/partnerFilters';

/** Composed, as the search needs it. */
const text = z.string().normalize('NFC').trim();

export const partner = z.strictObject({
  name: text.min(1),
  address: text,
  offer: text.min(1).transform((lines) => lines.split(/\s*\n\s*/)),
  category: z.enum(PARTNER_CATEGORY.choices),
  /** Whether the partner is invented: the page and `npm run doctor` say so. */
  sample: z.boolean().optional(),
});

/** The names alone, to name a partner whose other fields are invalid. */
const named = z.array(z.looseObject({ name: z.unknown().optional() }));

type Read = { partners: Partner[]; faults: string[] };

/** The partners in `partners.yaml` below a folder. Those with faults are left out: a line names file, entry and fault. */
export function readPartners(root: string): Read {
  const { faults, attempt } = createNotes();
  const file = join(root, 'partners.yaml');
  const list = attempt(() => parseAs(named, parseYaml(readFileSync(file, 'utf8'), file), file)) ?? [];
  const partners = list.flatMap(
    (item, index) => attempt(() => parseAs(partner, item, `${file}: ${item.name ?? index + 1}`)) ?? [],
  );
  return { partners, faults: faults.map((fault) => withLine(fault).replaceAll(root, 'content')) };
}
