import 'server-only';
import { provider } from '@/lib/cms/currentProvider';
import { changedBodies } from '@/lib/cms/files/changedBodies';
import type { Library } from '@/lib/cms/files/library';
import { LIST_NAMES } from '@/lib/cms/files/lists';
import { readListWithLast } from '@/lib/cms/files/readWithLast';
import { getPartners } from '@/lib/cms/partners';
import { getPlace } from '@/lib/cms/places';

let last: Library | undefined;

/**
 * Reads all of `content/` that this process uses, so that its faults are known before a page needs it.
 *
 * @returns the ids of the articles whose bodies changed since the last call; null if anything else may have
 */
export function readAllContent(): string[] | null {
  const { library } = provider();
  getPartners();
  getPlace('');
  for (const name of LIST_NAMES) readListWithLast(name);
  const changed = last && library ? changedBodies(last, library) : null;
  last = library;
  return changed;
}
