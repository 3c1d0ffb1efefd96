import { parseDocument } from 'yaml';
import type { z } from 'zod';
import { fieldOf, issueRemedyOf } from '@/lib/cms/files/issueRemedy';
import { lineAt, readUtf8 } from '@/lib/cms/files/readUtf8';
import { yamlFaults } from '@/lib/cms/files/yamlFault';
import { processWide } from '@/lib/server/processWide';

/** @throws {Error} with a line for each fault: file, field and what it must be */
export function parseAs<T extends z.ZodType>(schema: T, value: unknown, file: string): z.output<T> {
  const result = schema.safeParse(value, { error: issueRemedyOf });
  if (result.success) return result.data;
  const lines = result.error.issues.flatMap((issue) => {
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    return paths.map((path) => {
      // In a list an entry without a name has its position.
      const at = typeof path[0] === 'number' ? 1 : 0;
      return [file, fieldOf(path.slice(0, at)), fieldOf(path.slice(at)), issue.message].filter(Boolean).join(': ');
    });
  });
  throw new Error(lines.join('\n'));
}

/** The last text and value of each file: an edit changes one, and parsing the others takes longer than reading them. */
const parsed = processWide('kotorYaml', () => new Map<string, { text: string; value: unknown }>());

/**
 * The value of a YAML text; throws with the file, the invalid lines and their remedies. An unchanged file yields the
 * same object, which must not be mutated.
 */
export function parseYaml(text: string, file: string): unknown {
  const last = parsed.get(file);
  if (last?.text === text) return last.value;
  const document = parseDocument(text, { prettyErrors: false, logLevel: 'error' });
  const faults = yamlFaults(text, document).map(({ line, remedy }) => `${file}, line ${line}: ${remedy}`);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const value: unknown = document.toJS();
  parsed.set(file, { text, value });
  return value;
}

/** @throws {Error} with a line for each fault: file, line and remedy */
export const readYamlFile = (file: string): unknown => parseYaml(readUtf8(file), file);

/** How many characters the parser’s excerpts show before and after a fault. */
const EXCERPT = 10;

/** The line of a JSON text given by the parser’s message, as a position or an excerpt, else the last one. */
function lineOf(text: string, message: string): number {
  const [, position = text.length] = / at position (\d+)/.exec(message) ?? [];
  const [, before, excerpt = '', after] =
    /^Unexpected token '.+', (\.\.\.)?"(.*)"(\.\.\.)? is not valid JSON$/s.exec(message) ?? [];
  const start = after ? text.indexOf(excerpt) : text.lastIndexOf(excerpt);
  const inExcerpt = before ? EXCERPT : Math.max(0, excerpt.length - EXCERPT);
  const at = excerpt ? start + inExcerpt : Number(position);
  return lineAt(text.trimEnd(), at);
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
