import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { type TextFront, textFront } from '@/lib/cms/files/files';
import type { Notes } from '@/lib/cms/files/notes';
import type { Language } from '@/lib/i18n/language';

/** One folder of `content/`: its facts, and its text with front matter in each language. The id is its name. */
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

/** The front matter is parsed with an empty line in place of its first `---`, so that faults name the line of the file. */
function readText(file: string): { front: TextFront; markdown: string } {
  const [, front, markdown = ''] = FRONT.exec(readFile(file)) ?? [];
  if (front === undefined) throw new Error(`${file}: must begin with front matter between two lines of ---`);
  return { front: parseAs(textFront, parseYaml(`\n${front}`, file), file), markdown };
}

/** Reads every file of a folder, so that the faults of all are reported; none if one has a fault. */
function readFolder<T extends z.ZodType>(path: string, id: string, schema: T, notes: Notes): Folder<z.output<T>>[] {
  const folder = join(path, id);
  const file = join(folder, 'entry.yaml');
  const facts = notes.attempt(() => parseAs(schema, parseYaml(readFile(file), file), file));
  const en = notes.attempt(() => readText(join(folder, 'text.en.md')));
  const sr = notes.attempt(() => readText(join(folder, 'text.sr.md')));
  if (facts && en && sr) return [{ id, path: folder, facts, texts: { en, sr } }];
  notes.leaveOut(id);
  return [];
}

/** All folders directly under `path`, by name. */
export function readFolders<T extends z.ZodType>(path: string, schema: T, notes: Notes): Folder<z.output<T>>[] {
  if (!existsSync(path)) {
    notes.add(`${path}: is missing; make the folder`);
    return [];
  }
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readFolder(path, name, schema, notes));
}
