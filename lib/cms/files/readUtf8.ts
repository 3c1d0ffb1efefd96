import { readFileSync } from 'node:fs';

/** Without the mark that Windows programs put before a text, and with one kind of line break. */
export const normalizeLineEnds = (text: string): string => text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');

/** The text of a file of `content/`. Throws with the file and the remedy when it is not in UTF-8. */
export function readUtf8(file: string): string {
  const bytes = readFileSync(file);
  if (bytes.includes(0)) throw new Error(`${file}: is saved as UTF-16; save it as UTF-8`);
  const text = bytes.toString('utf8');
  const at = text.indexOf('\uFFFD');
  if (at < 0) return normalizeLineEnds(text);
  const line = text.slice(0, at).split('\n').length;
  throw new Error(
    `${file}, line ${line}: has a letter in another encoding than UTF-8; save the file as UTF-8, and type the letter anew`,
  );
}
