import { type Document, visit, type YAMLParseError } from 'yaml';
import { lineAt } from '@/lib/cms/files/readUtf8';

/** A fault of a YAML file: the line, from 1, and the remedy in words. */
type YamlFault = { line: number; remedy: string };

const FIELD = /^(\s*(?:- )?[\w-]+):\s+(\S.*)$/;
const QUOTES = ['"', "'"];
/** A text in the quotes of a word processor. */
const CURLY = /^[“”„‘’‚«»]([^“”„«»]*)[“”‘’«»]$/;

/** The text in the quotes that suit it. */
function inQuotes(text: string): string {
  return text.includes('"') && !text.includes("'") ? `'${text}'` : JSON.stringify(text);
}

/** A line that opens a quote and does not close it. */
function opensQuote(line: string): boolean {
  const text = FIELD.exec(line)?.[2] ?? '';
  const quote = QUOTES.find((each) => text.startsWith(each));
  return quote !== undefined && text.split(quote).length === 2;
}

/** A `#` as in `form #12`, which begins a comment; an intended comment has a space after it. */
const COMMENT_START = /[ \t]#[^\s#]/;

function isAlone(line: string, bracket: string, closing: string): boolean {
  const [value = ''] = line.split(COMMENT_START);
  return value.includes(bracket) && !value.includes(closing);
}

/** The text without quotes around all of it; those around its first words only are part of it. */
function withoutQuotes(text: string): string {
  const [, quote = '', inner = ''] = /^(["'])(.*)\1$/.exec(text) ?? [];
  return quote && !new RegExp(`${quote}(?![\\p{L}\\d])`, 'u').test(inner) ? inner : text;
}

/** Faults of a text that needs quotes, with the line as it should be. */
function quotesRemedy(line: string): string | undefined {
  const [, key = '', text = ''] = FIELD.exec(line) ?? [];
  const first = text[0] ?? '';
  const field = key.trim().replace(/^- /, '');
  const needsQuotes = `a text that begins with ${first} needs quotes; write ${field}: ${inQuotes(text)}`;
  if (/^(?:\[[^\]]*\]|\{[^}]*\}) *[^\s#]|^[-?] /.test(text)) return needsQuotes;
  if (/^[[{]/.test(text)) {
    return 'in { } or [ ] write a comma after each part, and quotes around a text with a colon';
  }
  const [, inCurly] = CURLY.exec(text.trimEnd()) ?? [];
  if (inCurly) return `curly quotes do not work; write ${field}: ${inQuotes(inCurly)}`;
  if (QUOTES.includes(first)) {
    return `the quotes go around the whole text; write ${field}: ${inQuotes(withoutQuotes(text))}`;
  }
  if (/^[*&!@%`|>]/.test(text)) return needsQuotes;
  if (/:(\s|$)/.test(text)) return `a text with a colon needs quotes; write ${field}: ${inQuotes(text)}`;
  return undefined;
}

/** How to write a text that has curly quotes; a day, a tag or a category, in lower case or a number, never does. */
const quotedAlternative = (value: string, inCurly: string): string =>
  /^\p{Lu}/u.test(inCurly) ? `, or write ${inQuotes(value)}` : '';

/** What is wrong with a line whose value is cut off. */
function cutOffRemedy(line: string): string {
  const [, key = '', text = ''] = FIELD.exec(line) ?? [];
  const whole = /^[\p{L}\d(]/u.test(text) ? `: ${key.trim().replace(/^- /, '')}: ${inQuotes(text)}` : '';
  return `a # after a space begins a comment; put the text in quotes${whole}`;
}

/** The column of the name of a field, after the hyphen of an entry; undefined for other lines. */
const columnOf = (line: string): number | undefined => /^\s*(?:- )?(?=[\w-]+:(?:\s|$))/.exec(line)?.[0].length;

/** Whether a field begins left of those above it, and in the column of none. */
function isOutdented(lines: readonly string[], at: number): boolean {
  const column = columnOf(lines[at] ?? '');
  if (column === undefined || /^\s*- /.test(lines[at] ?? '')) return false;
  const above = lines.slice(0, at).map((line) => columnOf(line) ?? Infinity);
  const last = above.findLastIndex((each) => each <= column);
  return above[last] !== column && above.slice(last + 1).some(Number.isFinite);
}

/** What is wrong with a line that is neither a field nor an entry of a list. */
function wordsRemedy(line: string): string | undefined {
  const [, field, text] = /^\s*([\w-]+):(\S.*)$/.exec(line) ?? [];
  if (field) return `a space is missing after the colon; write ${field}: ${text}`;
  return /:(\s|$)/.test(line)
    ? undefined
    : 'is not a field; write a name and a colon before it, or indent what continues a text';
}

/** A no-break space (U+00A0) before or after a field, for which the parser names another line. */
const NO_BREAK_SPACE = /^[ -]*(?:[\w-]+:)? *\u00A0/;

const noBreakSpaces = (lines: readonly string[]): YamlFault[] =>
  lines.flatMap((line, index) =>
    NO_BREAK_SPACE.test(line) ? [{ line: index + 1, remedy: 'has a no-break space (U+00A0); type a space' }] : [],
  );

const UNCLEAR = 'cannot be understood; check the indentation and the quotes, and compare with a file that works';

/** @param at the line that the parser names, counted from 0 */
function explain({ code, message }: YAMLParseError, lines: readonly string[], at: number): YamlFault {
  const line = lines[at] ?? '';
  const above = lines.slice(0, at + 1);
  const found = (index: number, remedy: string): YamlFault => ({ line: index + 1, remedy });
  if (code === 'TAB_AS_INDENT' || /^\s*\t/.test(line)) return found(at, 'begins with a tab; use spaces');
  if (code === 'DUPLICATE_KEY') return found(at, `${line.split(':')[0]?.trim()} is listed twice; leave one out`);
  if (code === 'MULTIPLE_DOCS') return found(at, '--- ends the file; remove it');
  if (code === 'BAD_DQ_ESCAPE') return found(at, 'a \\ needs single quotes around the text');
  const empty = above.findLastIndex((each) => /^\[\]/.test(each));
  if (empty >= 0) return found(empty, '[] says that the list is empty; remove it');
  const quote = above.findLastIndex(opensQuote);
  if (quote >= 0) return found(quote, 'a quote is opened but not closed; write it at the end of the text too');
  const [, closing] = /end with a ([\]}])/.exec(message) ?? [];
  if (closing) {
    const bracket = closing === ']' ? '[' : '{';
    const open = above.findLastIndex((each) => isAlone(each, bracket, closing));
    if (COMMENT_START.test(lines[open] ?? '')) return found(open, cutOffRemedy(''));
    return found(open < 0 ? at : open, `${bracket} is opened but not closed; write ${closing} at its end`);
  }
  if (isOutdented(lines, at))
    return found(at, 'is indented less than the fields above; begin it in the column of those it belongs to');
  const remedy = quotesRemedy(line) ?? wordsRemedy(line);
  if (remedy) return found(at, remedy);
  if ((columnOf(lines[at + 1] ?? '') ?? 0) > (columnOf(line) ?? 0))
    return found(at + 1, 'is indented further than the line before; begin it in the same column');
  return found(at, UNCLEAR);
}

/**
 * Valid but unintended syntax: an undefined `*` alias, curly quotes, which readers would see, and values that a `#`
 * cuts off. Straight quotes make each literal.
 */
function valueFaults(text: string, lines: readonly string[], document: Document.Parsed): YamlFault[] {
  const found: YamlFault[] = [];
  visit(document.contents, {
    Alias: (_key, alias) => {
      if (alias.resolve(document)) return;
      const line = lineAt(text, alias.range?.[0]);
      found.push({ line, remedy: quotesRemedy(lines[line - 1] ?? '') ?? UNCLEAR });
    },
    Scalar: (_key, { type, source, value, range }) => {
      if (type !== 'PLAIN' || !range) return;
      const isCutOff = /^[ \t]+#[^\s#]/.test(text.slice(range[1]));
      const [, inCurly] = CURLY.exec(source ?? '') ?? [];
      // Most values have no fault, and the line is counted from the start of the file.
      if (!isCutOff && !inCurly) return;
      const line = lineAt(text, range[0]);
      if (isCutOff) found.push({ line, remedy: cutOffRemedy(lines[line - 1] ?? '') });
      if (!inCurly) return;
      found.push({
        line,
        remedy: `readers would see the quotes of ${value}; leave them out${quotedAlternative(String(value), inCurly)}`,
      });
    },
  });
  return found;
}

/** Faults of a single line: they cause none in the lines below, except a tab, which separates a field from those. */
const SINGLE_LINE_FAULTS = ['BLOCK_AS_IMPLICIT_KEY', 'TAB_AS_INDENT'];

/**
 * The faults of a YAML text, from which the document is parsed, in terms an editor knows: the first, and independent
 * ones in other lines.
 */
export function yamlFaults(text: string, document: Document.Parsed): YamlFault[] {
  const { errors } = document;
  const lines = text.split('\n');
  const unseen = noBreakSpaces(lines);
  if (unseen.length > 0) return unseen;
  if (errors.length === 0) return valueFaults(text, lines, document);
  const tab = errors.findIndex(({ code }) => code === 'TAB_AS_INDENT');
  const isCaused = ({ code }: YAMLParseError, index: number): boolean =>
    !SINGLE_LINE_FAULTS.includes(code) || (tab >= 0 && index > tab && code !== 'TAB_AS_INDENT');
  const own = errors.filter((error, index) => index === 0 || !isCaused(error, index));
  const found = own.map((error) => explain(error, lines, lineAt(text, error.pos[0]) - 1));
  return found.filter(({ line }, index) => found.findIndex((each) => each.line === line) === index);
}
