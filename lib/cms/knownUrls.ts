import 'server-only';
import type { Page } from '@/lib/routing/page';
import { openDiskFiles } from '@/lib/server/diskFiles';
import { entryName } from '@/lib/server/page-cache/pageFolder';

/** Some thousand files. Few URLs have no id. */
const MAX_BYTES = 200_000;

/**
 * The pages of URLs without an id, a file each, so that after a restart during an outage their cached pages can still
 * be served (docs/requirements.md, Failures). Each build has its own folder.
 */
export function openKnownUrls(folder: string) {
  const files = openDiskFiles(folder, MAX_BYTES);
  return {
    async get(key: string): Promise<Page | undefined> {
      const bytes = await files.read(entryName(key));
      try {
        return bytes ? (JSON.parse(bytes.toString()) as Page) : undefined;
      } catch {
        // A power failure may leave an empty file.
        return undefined;
      }
    },
    set: (key: string, page: Page): Promise<void> => files.write(entryName(key), Buffer.from(JSON.stringify(page))),
    delete: (key: string): Promise<void> => files.remove(entryName(key)),
  };
}
