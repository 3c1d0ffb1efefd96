import 'server-only';
import { join } from 'node:path';
import { readPartners } from '@/lib/cms/files/readPartners';
import type { Partner } from '@/lib/partners/partnerSearch';
import { logFault } from '@/lib/server/contentFaults';
import { processWide } from '@/lib/server/processWide';
import { untilRefresh } from '@/lib/server/refreshedAt';

/** Logs the faults of the file; while it has some, partners of the reading before that are missing remain. */
function readAll(last: Partner[] = []): Partner[] {
  const { partners, faults } = readPartners(join(process.cwd(), 'content'));
  for (const fault of faults) logFault(fault);
  if (faults.length === 0) return partners;
  return [...new Map([...last, ...partners].map((partner) => [partner.name, partner])).values()];
}

/** The partners of the resident card. */
export const getPartners = processWide('kotorPartners', () => untilRefresh(readAll));
