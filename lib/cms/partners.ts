import 'server-only';
import { join } from 'node:path';
import { readPartners } from '@/lib/cms/files/readPartners';
import type { Partner } from '@/lib/partners/partnerSearch';
import { logFault } from '@/lib/server/contentFaults';
import { untilRefresh } from '@/lib/server/refreshedAt';

/** Pages are separate bundles in one process: they share the last good partners. */
const shared = globalThis as typeof globalThis & { kotorPartners?: () => Partner[] };
shared.kotorPartners ??= untilRefresh((last: Partner[] = []): Partner[] => {
  const { partners, faults } = readPartners(join(process.cwd(), 'content'));
  for (const fault of faults) logFault(fault);
  if (faults.length === 0) return partners;
  return [...new Map([...last, ...partners].map((partner) => [partner.name, partner])).values()];
});

/** The partners of the resident card. While the file has faults, which are logged, partners that are missing remain. */
export const getPartners = shared.kotorPartners;
