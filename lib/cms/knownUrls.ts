import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { GUIDE_CHOICE } from '@/lib/routing/guideChoice';
import type { Page } from '@/lib/routing/internal';
import { openDiskFiles } from '@/lib/server/diskFiles';

/** Some thousand files. Few URLs have no id. */
const MAX_BYTES = 200_000;

const id = z.string();
const page = z.number();

/** The pages that a URL without an id can lead to. */
const knownPage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('article'), id }),
  z.object({ kind: z.enum(['category', 'subcategory', 'newsCategory']), id, page }),
  z.object({ kind: z.literal('categoryChoice'), id, page, choice: z.enum(GUIDE_CHOICE.choices) }),
]);

const nameOf = (key: string): string => createHash('sha256').update(key).digest('hex');

/**
 * The pages that URLs without an id lead to, a file each: after a restart during an outage their cached pages can still be
 * served (docs/requirements.md, Failures).
 */
export function openKnownUrls(folder: string) {
  const files = openDiskFiles(folder, MAX_BYTES);
  return {
    async get(key: string): Promise<Page | undefined> {
      const bytes = await files.read(nameOf(key));
      try {
        return bytes ? knownPage.parse(JSON.parse(bytes.toString())) : undefined;
      } catch {
        // A machine that lost its power may leave an empty file, an older version another shape.
        return undefined;
      }
    },
    set: (key: string, page: Page): Promise<void> => files.write(nameOf(key), Buffer.from(JSON.stringify(page))),
    delete: (key: string): Promise<void> => files.remove(nameOf(key)),
  };
}
