import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import type { Language } from '@/lib/language';
import { type TextFront, textFront } from '@/lib/provider/shipped/files';

/** One folder of `content/`: its facts, and its text with front matter in each language. The folder’s name is the id. */
export type Folder<T> = {
  id: string;
  path: string;
  facts: T;
  texts: Record<Language, { front: TextFront; markdown: string }>;
};

const FRONT = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/;

/** @throws {Error} naming the file, the field and what it must be */
export function parseAs<T extends z.ZodType>(schema: T, value: unknown, file: string): z.output<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new Error(`${file}: ${issue?.path.join('.')}: ${issue?.message}`);
}

function readText(file: string): { front: TextFront; markdown: string } {
  const [, front, markdown = ''] = FRONT.exec(readFileSync(file, 'utf8')) ?? [];
  if (front === undefined) throw new Error(`${file}: must begin with front matter between two lines of ---`);
  return { front: parseAs(textFront, parse(front), file), markdown };
}

export function readFolder<T extends z.ZodType>(path: string, id: string, schema: T): Folder<z.output<T>> {
  const folder = join(path, id);
  const facts = join(folder, 'entry.yaml');
  return {
    id,
    path: folder,
    facts: parseAs(schema, parse(readFileSync(facts, 'utf8')), facts),
    texts: { en: readText(join(folder, 'en.md')), sr: readText(join(folder, 'sr.md')) },
  };
}

/** All folders directly under `path`, by name. */
export const readFolders = <T extends z.ZodType>(path: string, schema: T): Folder<z.output<T>>[] =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => readFolder(path, name, schema));
