import { readFileSync, statSync } from 'node:fs';
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { normalizeText } from '@/lib/cms/files/readUtf8';

const FAULT = /^([^:]+\.(?:yaml|json|md)): (.+)$/;
const FRONT = /^---\n([\s\S]*?)\n---(?=\n|$)/;
/** What a fault of a text names: words in quotes, a link or a file. */
const NAMED = /“([^”]+)”|((?:article|page|picture):\S+?|\([^\s)]+\)|[\w-]+\.jpg)(?=[\s,;]|$)/;

/** The fields of a file as YAML: of a text its front matter, moved so that its lines are those of the file. */
const fieldsIn = (file: string, text: string): string =>
  file.endsWith('.md') ? `\n${FRONT.exec(text)?.[1] ?? ''}` : text;

/** The node of an entry or a field, and where it begins; undefined if the file does not have it. */
function step(node: unknown, name: string): { node: unknown; start: number | undefined } | undefined {
  if (isMap(node)) {
    const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === name);
    return pair && { node: pair.value, start: isScalar(pair.key) ? pair.key.range?.[0] : undefined };
  }
  if (!isSeq(node)) return undefined;
  // Of an id that stands twice the last: the entry that was added.
  const entry = node.items.findLast(
    (item) => isMap(item) && ['id', 'file', 'name'].some((key) => item.get(key) === name),
  );
  const item = entry ?? node.items[Number(name) - 1];
  return isMap(item) || isScalar(item) || isSeq(item) ? { node: item, start: item.range?.[0] } : undefined;
}

/** `quay: alt.sr: is missing` names the entry `quay` of a list and in it `alt.sr`; `category: …` a field alone. */
function namesIn(rest: string, isList: boolean): string[] {
  const [first = '', second = '', ...more] = rest.split(': ');
  if (!isList || /^\d+\./.test(first)) return first.split('.');
  return more.length > 0 ? [first, ...second.split('.')] : [first];
}

/** Where the value of a list begins that a fault names. */
function startOfValue(node: unknown, rest: string): number | undefined {
  const names = (item: unknown) => isScalar(item) && [' ', ';'].some((end) => rest.includes(` ${item.value}${end}`));
  const item = isSeq(node) ? node.items.find(names) : undefined;
  return isScalar(item) ? item.range?.[0] : undefined;
}

/** The line of the innermost part of a field that the file has; of a missing field that of the first one. */
function lineOfField(yaml: string, rest: string): number | undefined {
  const lines = new LineCounter();
  const { contents } = parseDocument(yaml, { lineCounter: lines, logLevel: 'silent' });
  let node: unknown = contents;
  let start = rest.includes(': is missing; write ') ? contents?.range[0] : undefined;
  for (const name of namesIn(rest, isSeq(node))) {
    const next = step(node, name);
    if (!next) break;
    start = next.start;
    node = next.node;
  }
  start = startOfValue(node, rest) ?? start;
  return start === undefined ? undefined : lines.linePos(start).line;
}

function lineOfWords(text: string, rest: string): number | undefined {
  const [, quoted, name] = NAMED.exec(rest) ?? [];
  const words = (quoted ?? name)?.toLowerCase();
  // The front matter has a line of its own for each of its faults.
  const below = text.replace(FRONT, (front) => front.replace(/[^\n]/g, ''));
  const index = words ? below.split('\n').findIndex((line) => line.toLowerCase().includes(words)) : -1;
  return index < 0 ? undefined : index + 1;
}

/** A fault, `file: field: remedy`, with the line after the file; as it is, when the file does not have the field. */
export function withLine(fault: string): string {
  const [, file = '', rest = ''] = FAULT.exec(fault) ?? [];
  // The build need not trace files for it: the site reads `content/` where it is.
  if (!statSync(/* turbopackIgnore: true */ file, { throwIfNoEntry: false })?.isFile()) return fault;
  const text = normalizeText(readFileSync(/* turbopackIgnore: true */ file, 'utf8'));
  const line = rest.startsWith('text: ') ? lineOfWords(text, rest) : lineOfField(fieldsIn(file, text), rest);
  return line === undefined ? fault : `${file}, line ${line}: ${rest}`;
}
