import 'server-only';
import { readPartners } from '@/lib/cms/files/readPartners';
import { readWithLast } from '@/lib/cms/files/readWithLast';
import { untilRefresh } from '@/lib/server/freshness';

export const getPartners = untilRefresh(() => readWithLast('partners', readPartners, ({ name }) => name));
