import { join } from 'node:path';
import { z } from 'zod';
import type { Attempt } from '@/lib/cms/files/notes';
import { parseAs, parseYaml } from '@/lib/cms/files/parseFile';
import { refuseTwice } from '@/lib/cms/files/readList';
import { readUtf8 } from '@/lib/cms/files/readUtf8';
import type { Partner } from '@/lib/partners/partnerSearch';
import { PARTNER_CATEGORY } from '@/lib/routing/partnerFilters';

/** Composed, as the search needs it. */
const text = z.string().normalize('NFC').trim();

export const partner = z.strictObject({
  name: text.min(1),
  address: text.default(''),
  offer: text.min(1).transform((lines) => lines.split(/\s*\n\s*/)),
  category: z.enum(PARTNER_CATEGORY.choices),
  /** Whether the partner is invented: the page and `npm run doctor` say so. */
  sample: z.boolean().optional(),
});

/** The names alone, to name a partner whose other fields are invalid. */
const named = z.array(z.looseObject({ name: z.unknown().optional() }));

/** The partners in `partners.yaml`. An invalid one is reported; its last good version is used, or it is left out. */
export function readPartners(root: string, attempt: Attempt, before: readonly Partner[] = []): Partner[] {
  const file = join(root, 'partners.yaml');
  const list = attempt(() => parseAs(named, parseYaml(readUtf8(file), file), file));
  if (!list) return [...before];
  const partners = list.flatMap(
    (item, index) =>
      attempt(() => parseAs(partner, item, `${file}: ${item.name ?? index + 1}`)) ??
      before.find(({ name }) => name === item.name) ??
      [],
  );
  const names = partners.map(({ name }) => name);
  attempt(() => refuseTwice(names, file, 'leave one out'));
  return partners;
}
