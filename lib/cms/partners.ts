import 'server-only';
import { readPartners } from '@/lib/cms/files/readPartners';
import { readWithLast } from '@/lib/cms/files/readWithLast';
import { untilRefresh } from '@/lib/server/freshness';
import { processWide } from '@/lib/server/processWide';

/** The partners of the resident card. */
export const getPartners = processWide('kotorPartners', () =>
  untilRefresh(() => readWithLast('partners', readPartners, ({ name }) => name)),
);
