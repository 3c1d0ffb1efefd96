import 'server-only';
import { provider } from '@/lib/cms/currentProvider';
import { LIST_NAMES } from '@/lib/cms/files/lists';
import { readListWithLast } from '@/lib/cms/files/readWithLast';
import { getPartners } from '@/lib/cms/partners';
import { getPlace } from '@/lib/cms/places';

/** Reads all of `content/` that this process uses, so that its faults are known before a page needs it. */
export function readAllContent(): void {
  provider();
  getPartners();
  getPlace('');
  for (const name of LIST_NAMES) readListWithLast(name);
}
