import { readFileSync } from 'node:fs';
import { withoutInvisible } from '@/lib/articles/invisible';
import { readPath } from '@/lib/cms/files/readPath';

/**
 * Without invisible characters, such as the byte order mark of Windows programs, with LF line breaks (word processors
 * have others too), no space after `---` or in an empty line (pasted ones may hold a no-break space), and composed
 * letters (macOS decomposes them).
 */
export const normalizeText = (text: string): string =>
  withoutInvisible(text)
    .replace(/\r\n?|[\v\u2028\u2029]/g, '\n')
    .replace(/^(|---)[^\S\n]+$/gm, '$1')
    .normalize('NFC');

/** The line of a position in a text, from 1. */
export const lineAt = (text: string, position?: number): number => text.slice(0, position).split('\n').length;

/** A letter that is not UTF-8, or the line before, between or after the two texts of a merge. */
const UNREADABLE = /\uFFFD|^[<=>]{7}(?!\S)/m;

/** The text of a file of `content/`. @throws {Error} with the file and the remedy when it is missing or cannot be read */
export function readUtf8(file: string, ifMissing = 'write it'): string {
  const bytes = readPath(file, 'file', ifMissing, () => readFileSync(file));
  if (bytes.includes(0))
    throw new Error(`${file}: is in UTF-16 or no text, such as a Word document; save it as plain text in UTF-8`);
  const text = bytes.toString('utf8');
  const at = text.search(UNREADABLE);
  if (at < 0) return normalizeText(text);
  const remedy =
    text[at] === '\uFFFD'
      ? 'has a letter in an encoding other than UTF-8; save the file as UTF-8, and type the letter again'
      : 'is left over from a merge; choose one of the two texts, and remove the other and the lines of <, = and >';
  throw new Error(`${file}, line ${lineAt(text, at)}: ${remedy}`);
}
