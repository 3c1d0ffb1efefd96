import 'server-only';
import { readPartners } from '@/lib/cms/files/readPartners';
import { readWithLast } from '@/lib/cms/files/readWithLast';
import { processWide } from '@/lib/server/processWide';
import { untilRefresh } from '@/lib/server/refreshedAt';

/** The partners of the resident card. */
export const getPartners = processWide('kotorPartners', () =>
  untilRefresh(() => readWithLast('partners', readPartners, ({ name }) => name)),
);
