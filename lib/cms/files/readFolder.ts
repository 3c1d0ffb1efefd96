import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { parseDocument } from 'yaml';
import type { z } from 'zod';
import { toSlug } from '@/lib/articles/slug';
import { isHiddenDraft } from '@/lib/cms/files/drafts';
import { id as folderName, type TextFront, textFront } from '@/lib/cms/files/entrySchemas';
import type { Notes } from '@/lib/cms/files/notes';
import { readUtf8 } from '@/lib/cms/files/readUtf8';
import { fieldOf, remedyOf } from '@/lib/cms/files/remedy';
import { mayMislead, yamlFaults } from '@/lib/cms/files/yamlFault';
import type { Language } from '@/lib/i18n/language';
import { processWide } from '@/lib/server/processWide';

type Text<Front = TextFront> = { front: Front; markdown: string };

/**
 * One folder of `content/`, whose name is its id: its text with front matter in each language, and its facts, which stand
 * in the front matter of the English text.
 */
export type Folder<T> = {
  id: string;
  path: string;
  facts: T;
  texts: Record<Language, Text>;
};

const FRONT = /^---\n([\s\S]*?)\n---(?:\n([\s\S]*))?$/;
/** A text that begins like one more front matter, whose fields readers would see. */
const SECOND_FRONT = /^\s*---(?:\n|$)/;

/** @throws {Error} with a line for each fault: file, field and what it must be */
export function parseAs<T extends z.ZodType>(schema: T, value: unknown, file: string): z.output<T> {
  const result = schema.safeParse(value, { error: remedyOf });
  if (result.success) return result.data;
  const lines = result.error.issues.flatMap((issue) => {
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    return paths.map((path) => [file, fieldOf(path), issue.message].filter(Boolean).join(': '));
  });
  throw new Error(lines.join('\n'));
}

/** The last text and value of each file: an edit changes one, and parsing the others takes longer than reading them. */
const parsed = processWide('kotorYaml', () => new Map<string, { text: string; value: unknown }>());

/** The value of a text without faults; undefined for one that may have some. It takes a fifth of the time of `yaml`. */
function loadValid(text: string): unknown {
  try {
    return mayMislead(text) ? undefined : load(text);
  } catch {
    return undefined;
  }
}

/** `yaml` knows what is wrong with a text, and where. */
function loadOrExplain(text: string, file: string): unknown {
  const document = parseDocument(text, { prettyErrors: false, logLevel: 'error' });
  const faults = yamlFaults(text, document).map(({ line, remedy }) => `${file}, line ${line}: ${remedy}`);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return document.toJS();
}

/**
 * The value of a YAML text; throws with the file, the invalid lines and their remedies. That of a file whose text is the
 * same as before is the same object: it must not be changed.
 */
export function parseYaml(text: string, file: string): unknown {
  const last = parsed.get(file);
  if (last?.text === text) return last.value;
  const value = loadValid(text) ?? loadOrExplain(text, file);
  parsed.set(file, { text, value });
  return value;
}

/** How many characters the parser’s excerpts show before and after a fault. */
const EXCERPT = 10;

/** The line of a JSON text that the parser’s message names by a position or an excerpt, else its last one. */
function lineOf(text: string, message: string): number {
  const [, position = text.length] = / at position (\d+)/.exec(message) ?? [];
  const [, before, excerpt = '', after] =
    /^Unexpected token '.+', (\.\.\.)?"(.*)"(\.\.\.)? is not valid JSON$/s.exec(message) ?? [];
  const start = after ? text.indexOf(excerpt) : text.lastIndexOf(excerpt);
  const inExcerpt = before ? EXCERPT : Math.max(0, excerpt.length - EXCERPT);
  const at = excerpt ? start + inExcerpt : Number(position);
  return text.trimEnd().slice(0, at).split('\n').length;
}

/** @throws {Error} that names the file and the line of a syntax error */
export function readJsonFile(file: string): unknown {
  const text = readUtf8(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    const line = lineOf(text, (error as Error).message);
    throw new Error(`${file}, line ${line}: a comma, a quote or a bracket is missing or too many, here or just before`);
  }
}

/** The front matter is parsed with an empty line in place of its first `---`, so that faults name the line of the file. */
function readText<T extends z.ZodType>(file: string, schema: T, language: string): Text<z.output<T>> {
  if (!existsSync(file)) throw new Error(`${file}: is missing; write the text in ${language} there`);
  const text = readUtf8(file);
  const [, front, markdown = ''] = FRONT.exec(text) ?? [];
  if (front === undefined)
    throw new Error(
      text.startsWith('---\n')
        ? `${file}, line 1: the second line of --- is missing; write it below the last field`
        : `${file}, line 1: must begin with a line of ---, then title, slug and description, then a line of ---`,
    );
  if (SECOND_FRONT.test(markdown)) {
    const line = text.slice(0, text.length - markdown.trimStart().length).split('\n').length;
    throw new Error(
      `${file}, line ${line}: --- stands here again; leave one block of fields, between two lines of ---`,
    );
  }
  return { front: parseAs(schema, parseYaml(`\n${front}`, file), file), markdown };
}

type Facts<S extends z.core.$ZodShape> = z.output<z.ZodObject<S, z.core.$strip>>;
type FactsSchema<S extends z.core.$ZodShape> = z.ZodObject<S, z.core.$strict>;

const textAlone = textFront.strip();

/** Reads files that have facts and a text in their front matter. Zod compiles a schema at its first use. */
function createFactsReader<S extends z.core.$ZodShape>(
  schema: FactsSchema<S>,
): (file: string) => { facts: Facts<S>; text: Text } {
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
  readFactsAndText: (file: string) => { facts: T; text: Text },
  notes: Notes,
): Folder<T> | undefined {
  const folder = join(path, id);
  const en = notes.attempt(() => readFactsAndText(join(folder, 'text.en.md')));
  const sr = notes.attempt(() => readText(join(folder, 'text.sr.md'), textFront, 'Montenegrin'));
  if (en && sr) return { id, path: folder, facts: en.facts, texts: { en: en.text, sr } };
  notes.leaveOut(id);
  return undefined;
}

/** The name of a folder is part of addresses: another name would have a page that nobody can reach. */
function hasValidName(path: string, name: string, notes: Notes): boolean {
  if (folderName.safeParse(name).success) return true;
  notes.add(`${join(path, name)}: rename the folder to ${toSlug(name)}: lower-case words of a to z with hyphens`);
  for (const id of [name, toSlug(name)]) notes.leaveOut(id);
  return false;
}

/** The names of the folders directly under a path; hidden ones belong to programs. */
export const foldersIn = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name);

/** All folders directly under `path` without drafts. Of an invalid one the last good version in `before` is used, or it is left out. */
export function readFolders<S extends z.core.$ZodShape>(
  path: string,
  schema: FactsSchema<S>,
  notes: Notes,
  before: readonly Folder<Facts<S>>[] = [],
): Folder<Facts<S>>[] {
  if (!existsSync(path)) {
    notes.add(`${path}: is missing; make the folder`);
    return [];
  }
  const readFactsAndText = createFactsReader(schema);
  const names = foldersIn(path).filter((name) => !isHiddenDraft(join(path, name)));
  const lastOf = (name: string) => before.find(({ id }) => id === name || (id === toSlug(name) && !names.includes(id)));
  return names.flatMap(
    (name) =>
      (hasValidName(path, name, notes) && readFolder(path, name, readFactsAndText, notes)) || lastOf(name) || [],
  );
}
