import 'server-only';
import { join } from 'node:path';
import type { Partner } from '@/lib/partners/partnerSearch';
import { readPartners } from '@/lib/partners/readPartners';
import { logFault } from '@/lib/server/contentFaults';

let memory: Partner[] | undefined;

/** The partners of the resident card, read once per process, when a page first needs them; their faults are logged. */
export function getPartners(): Partner[] {
  if (memory) return memory;
  const { partners, faults } = readPartners(join(process.cwd(), 'content'));
  for (const fault of faults) logFault(fault);
  memory = partners;
  return memory;
}
