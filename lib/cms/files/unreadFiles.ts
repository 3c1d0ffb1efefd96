import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { LIST_NAMES } from '@/lib/cms/files/lists';
import { LANGUAGES } from '@/lib/i18n/language';

/** The paths of the files that are read, and of notes in Markdown for editors. */
const READ_FILES = [
  /^[A-Z]+\.md$/,
  new RegExp(`^(?:${LIST_NAMES.join('|')})\\.yaml$`),
  /^(?:pictures|picture-credits)\.json$/,
  /^photos\/[^/]+$/,
  new RegExp(
    `^(?:guide|news|events|(?:news-|event-)?categories|categories/[^/]+)/[^/]+/text\\.(?:${LANGUAGES.join('|')})\\.md$`,
  ),
  /^guide\/[^/]+\/place\.yaml$/,
];

/** A fault for each file under `root`, the folder `content/`, with another name or place, except hidden ones. */
export const unreadFiles = (root: string): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll(sep, '/'))
    .filter((path) => !/(?:^|\/)\./.test(path) && !READ_FILES.some((pattern) => pattern.test(path)))
    .map((path) => `content/${path}: is not read; correct the name or the folder, or remove it`);
