import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { normalizeLineEnds } from '@/lib/cms/files/readUtf8';

/** Drafts are read for `npm run edit` alone: in a built site this is always false. */
const readsDrafts = (): boolean => process.env.NODE_ENV === 'development' && process.env.DRAFTS === 'on';

/** Matched in the text of the front matter: that of a draft may be no YAML yet. */
const DRAFT = /^draft: *true\b|"draft": *true\b/im;

function isDraft(folder: string): boolean {
  const file = join(folder, 'text.en.md');
  const [, front = ''] = existsSync(file) ? normalizeLineEnds(readFileSync(file, 'utf8')).split(/^---$/m, 2) : [];
  return DRAFT.test(front);
}

/** Whether the entry of a folder is not published yet and must not be read. A draft may be unfinished: it has no faults. */
export const isHiddenDraft = (folder: string): boolean => !readsDrafts() && isDraft(folder);
