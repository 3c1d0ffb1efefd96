import 'server-only';
import { provider } from '@/lib/cms/currentProvider';
import { changedTexts } from '@/lib/cms/files/changedTexts';
import type { Library } from '@/lib/cms/files/library';
import { getLocalContent } from '@/lib/cms/localContent';

let last: Library | undefined;

/**
 * Reads all of `content/` that this process uses, so that its faults are known before a page needs it.
 *
 * @returns the ids of the articles whose texts changed since the last call; null if anything else may have
 */
export function readAllContent(): string[] | null {
  const [local, { library }] = [getLocalContent(), provider()];
  const current = library && { ...library, ...local };
  const changed = last && current ? changedTexts(last, current) : null;
  last = current;
  return changed;
}
