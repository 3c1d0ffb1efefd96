import { readFileSync } from 'node:fs';
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { type Fault, fieldOfFault, parseFault } from '@/lib/cms/files/fault';
import { normalizeText } from '@/lib/cms/files/readUtf8';

const FRONT_MATTER = /^---\n([\s\S]*?)\n---(?=\n|$)/;
/** What a fault quotes from a text: words, a link or a file. */
const NAMED = /“([^”]+)”|((?:article|page|picture):\S+?|\([^\s)]+\)|(?<![\w-])[\w-]+\.(?:jpe?g|png))(?=[\s,;]|$)/;

/** The fields of a file as YAML; for a text its front matter, offset so that lines match the file. */
const fieldsIn = (file: string, text: string): string =>
  file.endsWith('.md') ? `\n${FRONT_MATTER.exec(text)?.[1] ?? ''}` : text;

/** The node of an entry or a field, and where it begins; undefined if the file does not have it. */
function step(node: unknown, name: string): { node: unknown; start: number | undefined } | undefined {
  if (isMap(node)) {
    const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === name);
    return pair && { node: pair.value, start: isScalar(pair.key) ? pair.key.range?.[0] : undefined };
  }
  if (!isSeq(node)) return undefined;
  // For a duplicate id the last one: the entry that was added.
  const entry = node.items.findLast(
    (item) => isMap(item) && ['id', 'file', 'name'].some((key) => item.get(key) === name),
  );
  const item = entry ?? node.items[Number(name) - 1];
  return isMap(item) || isScalar(item) || isSeq(item) ? { node: item, start: item.range?.[0] } : undefined;
}

/** Where the value that a fault quotes begins in a list. */
function startOfValue(node: unknown, words: string): number | undefined {
  const names = (item: unknown) => isScalar(item) && [' ', ';'].some((end) => words.includes(` ${item.value}${end}`));
  const item = isSeq(node) ? node.items.find(names) : undefined;
  return isScalar(item) ? item.range?.[0] : undefined;
}

function parse(yaml: string) {
  const lines = new LineCounter();
  return { yaml, lines, contents: parseDocument(yaml, { lineCounter: lines }).contents };
}

/** The last parsed file: a mistake in all entries of a list is a fault of each. */
let last = parse('');

/** The line of the innermost existing part of a field; for a missing field, that of the first field. */
function lineOfField(yaml: string, fault: Fault): number | undefined {
  if (yaml !== last.yaml) last = parse(yaml);
  const { lines, contents } = last;
  let node: unknown = contents;
  const isMissing = fault.parts.some((part) => part.startsWith('is missing; write '));
  let start = isMissing ? contents?.range[0] : undefined;
  const isList = isSeq(contents);
  for (const name of [...(isList ? fault.parts.slice(0, 1) : []), ...fieldOfFault(fault, isList).split('.')]) {
    const next = step(node, name);
    if (!next) break;
    start = next.start;
    node = next.node;
  }
  start = startOfValue(node, fault.parts.join(': ')) ?? start;
  return start === undefined ? undefined : lines.linePos(start).line;
}

function lineOfWords(text: string, { parts }: Fault): number | undefined {
  const [, quoted, name] = NAMED.exec(parts.join(': ')) ?? [];
  const words = quoted ?? name;
  // Faults of the front matter already have their lines.
  const below = text.replace(FRONT_MATTER, (front) => front.replace(/[^\n]/g, ''));
  const index = words ? below.split('\n').findIndex((line) => line.includes(words)) : -1;
  return index < 0 ? undefined : index + 1;
}

/** The text of a file; undefined if it is not a file or cannot be read. */
function textOf(file: string): string | undefined {
  try {
    // The build need not trace these files: the site reads `content/` in place.
    return normalizeText(readFileSync(/* turbopackIgnore: true */ file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A picture that was pasted as a `data:` address may have a million letters. */
const LONG_WORD = /([^\s;]{100})[^\s;]{200,}/g;

/** Adds the line to a fault without one, unless the file does not have the field, and cuts off what nobody can read. */
export const withLine = (text: string): string => locate(text).replace(LONG_WORD, '$1…');

function locate(text: string): string {
  const fault = parseFault(text);
  if (!fault || fault.line !== undefined) return text;
  const { file } = fault;
  const content = textOf(file);
  if (content === undefined) return text;
  const isOfWords = fieldOfFault(fault, false) === 'text';
  const line = isOfWords ? lineOfWords(content, fault) : lineOfField(fieldsIn(file, content), fault);
  return line === undefined ? text : `${file}, line ${line}${text.slice(file.length)}`;
}
