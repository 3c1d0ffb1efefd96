import 'server-only';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { openDiskFiles } from '@/lib/server/diskFiles';
import { PAGES_ROOT, pageFolder } from '@/lib/server/page-cache/pageFolder';
import { processWide } from '@/lib/server/processWide';

/** Some 1,000 images. */
const MAX_BYTES = 100_000_000;

/** The share images of this build and this configuration, beside their pages; a development server has no build. */
export const shareImageFiles = () =>
  processWide('kotorShareImages', () =>
    openDiskFiles(`${pageFolder() ?? join(PAGES_ROOT, 'development')}-share-images`, MAX_BYTES),
  );

/** The name of the file for a URL. */
export const shareImageFile = (href: string): string => createHash('sha256').update(href).digest('hex');
