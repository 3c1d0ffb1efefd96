import 'server-only';
import { provider } from '@/lib/cms/currentProvider';
import { LISTS, type ListName } from '@/lib/cms/files/lists';
import { readListWithLast } from '@/lib/cms/files/readWithLast';
import { getPartners } from '@/lib/cms/partners';
import { getPlace } from '@/lib/cms/places';

/** Reads all of `content/` that this process uses, so that its faults are known before a page needs it. */
export function readAllContent(): void {
  provider();
  getPartners();
  getPlace('');
  for (const name of Object.keys(LISTS) as ListName[]) readListWithLast(name);
}
