import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { isHiddenDraft } from '@/lib/cms/files/drafts';
import { type TextFront, textFront } from '@/lib/cms/files/files';
import type { Notes } from '@/lib/cms/files/notes';
import type { Language } from '@/lib/i18n/language';

/** One folder of `content/`: its facts, and its text with front matter in each language. The id is its name. The facts
 * stand in the front matter of the English text. */
export type Folder<T> = {
  id: string;
  path: string;
  facts: T;
  texts: Record<Language, { front: TextFront; markdown: string }>;
};

const FRONT = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/;

type Issue = { code?: string; input?: unknown; keys?: string[] };

/** Messages for editors, instead of those of the schema library. */
function remedyOf({ code, input, keys }: Issue): string | undefined {
  if (code === 'unrecognized_keys') return `unknown: ${keys?.join(', ')}; correct the spelling or remove it`;
  return input === undefined ? 'is missing; write it' : undefined;
}

/** @throws {Error} with a line for each fault: file, field and what it must be */
export function parseAs<T extends z.ZodType>(schema: T, value: unknown, file: string): z.output<T> {
  const result = schema.safeParse(value, { error: remedyOf });
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path, message }) =>
    [file, path.join('.'), message].filter(Boolean).join(': '),
  );
  throw new Error(lines.join('\n'));
}

/** @throws {Error} with the file, if it is missing */
function readFile(file: string): string {
  if (!existsSync(file)) throw new Error(`${file}: is missing; write it`);
  return readFileSync(file, 'utf8');
}

/** @throws {Error} with the file and the invalid line */
export function parseYaml(text: string, file: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    const [first] = String((error as Error).message).split('\n');
    throw new Error(`${file}: is no YAML; ${first?.replace(/:$/, '')}`);
  }
}

export function parseJson(file: string): unknown {
  const text = readFile(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file}: is no JSON; ${(error as Error).message}`);
  }
}

type Text = { front: TextFront; markdown: string };

/** The front matter is parsed with an empty line in place of its first `---`, so that faults name the line of the file. */
function readText<T extends z.ZodType>(file: string, schema: T): { front: z.output<T>; markdown: string } {
  const [, front, markdown = ''] = FRONT.exec(readFile(file)) ?? [];
  if (front === undefined) throw new Error(`${file}: must begin with front matter between two lines of ---`);
  return { front: parseAs(schema, parseYaml(`\n${front}`, file), file), markdown };
}

type Facts<S extends z.core.$ZodShape> = z.output<z.ZodObject<S, z.core.$strip>>;
type FactsSchema<S extends z.core.$ZodShape> = z.ZodObject<S, z.core.$strict>;

/** The facts and the text of a file that has both in its front matter. */
function readFactsAndText<S extends z.core.$ZodShape>(
  file: string,
  schema: FactsSchema<S>,
): { facts: Facts<S>; text: Text } {
  const { front, markdown } = readText(file, textFront.extend(schema.shape));
  return { facts: schema.strip().parse(front), text: { front: textFront.strip().parse(front), markdown } };
}

/** Reads both files of a folder, so that the faults of both are reported; none if one has a fault. */
function readFolder<S extends z.core.$ZodShape>(
  path: string,
  id: string,
  schema: FactsSchema<S>,
  notes: Notes,
): Folder<Facts<S>>[] {
  const folder = join(path, id);
  const en = notes.attempt(() => readFactsAndText(join(folder, 'text.en.md'), schema));
  const sr = notes.attempt(() => readText(join(folder, 'text.sr.md'), textFront));
  if (en && sr) return [{ id, path: folder, facts: en.facts, texts: { en: en.text, sr } }];
  notes.leaveOut(id);
  return [];
}

/** All folders directly under `path`, by name, without those of drafts. */
export function readFolders<S extends z.core.$ZodShape>(
  path: string,
  schema: FactsSchema<S>,
  notes: Notes,
): Folder<Facts<S>>[] {
  if (!existsSync(path)) {
    notes.add(`${path}: is missing; make the folder`);
    return [];
  }
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !isHiddenDraft(join(path, entry.name)))
    .flatMap(({ name }) => readFolder(path, name, schema, notes));
}
