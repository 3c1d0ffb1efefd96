import 'server-only';
import { join } from 'node:path';
import { type LocalContent, readLocalContent } from '@/lib/cms/files/library';
import { createNotes } from '@/lib/cms/files/notes';
import { setFaults } from '@/lib/server/contentFaults';
import { untilRefresh } from '@/lib/server/freshness';
import { processWide } from '@/lib/server/processWide';

function load(before: LocalContent | undefined): LocalContent {
  const notes = createNotes();
  const content = readLocalContent(join(process.cwd(), 'content'), notes, before);
  setFaults('local', notes.faults);
  return content;
}

/** The places, partners and lists under `content/`, which are used with any provider. */
export const getLocalContent = (): LocalContent =>
  processWide('kotorLocalContent', () => untilRefresh<LocalContent>(load))();
