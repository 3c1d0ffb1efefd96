import { entryName } from '@/lib/server/page-cache/pageFolder';
import { pageStore } from '@/lib/server/page-cache/pageStore';
import { sharedStore } from '@/lib/server/page-cache/sharedStore';

/**
 * Whether this or another instance has rendered a page, so that it can be served while the provider fails.
 *
 * @param path internal, such as `/en/news`
 */
export async function isRendered(path: string): Promise<boolean> {
  const name = entryName('APP_PAGE', path);
  return pageStore().has(name) || ((await sharedStore()?.has(name)) ?? false);
}
