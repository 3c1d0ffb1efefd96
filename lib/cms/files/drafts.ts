import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { normalizeText } from '@/lib/cms/files/readUtf8';

/** Only `npm run edit` reads drafts: in a built site this is always false. */
const readsDrafts = (): boolean => process.env.NODE_ENV === 'development' && process.env.DRAFTS === 'on';

/** Matched in the text of the front matter: that of a draft may not be valid YAML yet. */
const DRAFT = /^["']?draft["']?\s*:\s*true\b|"draft"\s*:\s*true\b/im;

function isDraft(folder: string): boolean {
  try {
    const text = normalizeText(readFileSync(join(folder, 'text.en.md'), 'utf8'));
    return DRAFT.test(text.split(/^---$/m, 2)[1] ?? '');
  } catch {
    // Reading the entry reports why its text cannot be read.
    return false;
  }
}

/** Whether the entry of a folder is not published yet and must not be read. A draft may be unfinished: it has no faults. */
export const isHiddenDraft = (folder: string): boolean => !readsDrafts() && isDraft(folder);
