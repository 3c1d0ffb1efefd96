import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { z } from 'zod';
import { toSlug } from '@/lib/articles/slug';
import type { Diagnostics } from '@/lib/cms/files/diagnostics';
import { isHiddenDraft } from '@/lib/cms/files/drafts';
import { id as folderName, type TextFront, textFront } from '@/lib/cms/files/entrySchemas';
import { parseAs, parseYaml } from '@/lib/cms/files/parseFile';
import { pathExists, readPath } from '@/lib/cms/files/readPath';
import { lineAt, readUtf8 } from '@/lib/cms/files/readUtf8';
import { LANGUAGES, type Language } from '@/lib/i18n/language';
import { ID_LENGTH } from '@/lib/routing/id';

type TextFile<Front = TextFront> = { front: Front; markdown: string };

/**
 * One folder of `content/`, whose name is its id: its text with front matter in each language, and its facts, which are
 * in the English front matter.
 */
export type Folder<T> = {
  id: string;
  path: string;
  facts: T;
  texts: Record<Language, TextFile>;
};

/** The slugs of a folder, made from its titles. */
export const slugOf = (folder: Folder<unknown>, language: Language): string =>
  toSlug(folder.texts[language].front.title);

const FRONT_MATTER = /^---\n([\s\S]*?)\n---(?:\n([\s\S]*))?$/;
/** A text that begins like one more front matter, whose fields readers would see. */
const SECOND_FRONT_MATTER = /^\s*---(?:\n|$)/;

/** The front matter is parsed with an empty line for its first `---`, so that faults have the file's line numbers. */
function readText<T extends z.ZodType>(file: string, schema: T, language: string): TextFile<z.output<T>> {
  const text = readUtf8(file, `write the ${language} text there`);
  const [, front, markdown = ''] = FRONT_MATTER.exec(text) ?? [];
  if (front === undefined)
    throw new Error(
      text.startsWith('---\n')
        ? `${file}, line 1: the second line of --- is missing; write it below the last field`
        : `${file}, line 1: must begin with a line of ---, then title and description, then a line of ---`,
    );
  if (SECOND_FRONT_MATTER.test(markdown)) {
    const line = lineAt(text, text.length - markdown.trimStart().length);
    throw new Error(`${file}, line ${line}: --- is repeated here; keep one block of fields, between two lines of ---`);
  }
  return { front: parseAs(schema, parseYaml(`\n${front}`, file), file), markdown };
}

type Facts<S extends z.core.$ZodShape> = z.output<z.ZodObject<S>>;
type FactsSchema<S extends z.core.$ZodShape> = z.ZodObject<S, z.core.$strict>;

const textAlone = textFront.strip();

/** Reads files that have facts and a text in their front matter. Zod compiles a schema at its first use. */
function createFactsReader<S extends z.core.$ZodShape>(
  schema: FactsSchema<S>,
): (file: string) => { facts: Facts<S>; text: TextFile } {
  const [both, factsAlone] = [textFront.extend(schema.shape), schema.strip()];
  return (file) => {
    const { front, markdown } = readText(file, both, 'English');
    return { facts: factsAlone.parse(front), text: { front: textAlone.parse(front), markdown } };
  };
}

/** Reads both files of a folder, so that the faults of both are reported; none if one has a fault. */
function readFolder<T>(
  path: string,
  id: string,
  readFactsAndText: (file: string) => { facts: T; text: TextFile },
  diagnostics: Diagnostics,
): Folder<T> | undefined {
  const folder = join(path, id);
  const en = diagnostics.attempt(() => readFactsAndText(join(folder, 'text.en.md')));
  const sr = diagnostics.attempt(() => readText(join(folder, 'text.sr.md'), textFront, 'Montenegrin'));
  if (en && sr) return { id, path: folder, facts: en.facts, texts: { en: en.text, sr } };
  diagnostics.skipped.folders.add(id);
  return undefined;
}

/** Folder names that are ids stay as they are. */
export const validNameOf = (name: string): string => toSlug(name).slice(0, ID_LENGTH).replace(/-$/, '');

/** The name of a folder is part of addresses: another name would have a page that nobody can reach. */
function hasValidName(path: string, name: string, diagnostics: Diagnostics): boolean {
  if (folderName.safeParse(name).success) return true;
  diagnostics.add(
    `${join(path, name)}: rename the folder to ${validNameOf(name)}: lower-case words of a to z with hyphens, ${ID_LENGTH} letters at most`,
  );
  for (const id of [name, validNameOf(name)]) diagnostics.skipped.folders.add(id);
  return false;
}

/**
 * The names of the folders directly under a path; hidden ones belong to programs.
 *
 * @throws {Error} with the path and the remedy when it is missing or cannot be read
 */
export const foldersIn = (path: string): string[] =>
  readPath(path, 'folder', 'make the folder', () => readdirSync(path, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name);

/**
 * Whether both texts of an entry are gone: the editor deletes only those, not the folder or the facts about its place.
 */
function isDeleted(folder: string): boolean {
  try {
    return (
      !LANGUAGES.some((language) => pathExists(join(folder, `text.${language}.md`))) && foldersIn(folder).length === 0
    );
  } catch {
    // Reading the entry reports why it cannot be read.
    return false;
  }
}

/** All folders directly under `path` without drafts. Of what is invalid the last good version in `before` is used, or it is left out. */
export function readFolders<S extends z.core.$ZodShape>(
  path: string,
  schema: FactsSchema<S>,
  diagnostics: Diagnostics,
  before: readonly Folder<Facts<S>>[] = [],
): Folder<Facts<S>>[] {
  const folders = diagnostics.attempt(() => foldersIn(path));
  if (!folders) return [...before];
  const readFactsAndText = createFactsReader(schema);
  const all = folders.filter((name) => !isDeleted(join(path, name)));
  const drafts = all.filter((name) => isHiddenDraft(join(path, name)));
  for (const name of drafts) diagnostics.skipped.drafts.add(`${basename(path)}/${name}`);
  const names = all.filter((name) => !drafts.includes(name));
  const lastOf = (name: string) => {
    const last = before.find(({ id }) => id === name || (id === validNameOf(name) && !names.includes(id)));
    return last && { ...last, path: join(path, name) };
  };
  return names.flatMap(
    (name) =>
      (hasValidName(path, name, diagnostics) && readFolder(path, name, readFactsAndText, diagnostics)) ||
      lastOf(name) ||
      [],
  );
}
