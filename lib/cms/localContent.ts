import 'server-only';
import { join } from 'node:path';
import { createDiagnostics } from '@/lib/cms/files/diagnostics';
import { type LocalContent, readLocalContent } from '@/lib/cms/files/library';
import { setFaults } from '@/lib/server/contentFaults';
import { cacheUntilRefresh } from '@/lib/server/freshness';
import { processWide } from '@/lib/server/processWide';

function load(before: LocalContent | undefined): LocalContent {
  const diagnostics = createDiagnostics();
  const content = readLocalContent(join(process.cwd(), 'content'), diagnostics, before);
  setFaults('local', diagnostics.faults);
  return content;
}

/** The places and lists under `content/`, which are used with any provider. */
export const getLocalContent = (): LocalContent =>
  processWide('kotorLocalContent', () => cacheUntilRefresh<LocalContent>(load))();
