import { createContext, Script } from 'node:vm';
import { escapeText } from 'entities';
import { marked } from 'marked';
import { log } from '@/lib/server/log';

/** Ten times a long article. */
const MAX_CHARACTERS = 200_000;
/** Nested quotes and lists, by the markers at the start of a line. */
const DEEP = /^[ \t>*+\-\d.)]{200}/m;
/** Five times as long as the slowest ordinary text of `MAX_CHARACTERS` takes. */
const MAX_MS = 500;

/** Emphasis marks: each is compared with all others in its paragraph. */
const MARK = /[*_][^\s*_]/g;
const MAX_MARKS = 2_500;

const isParsable = (markdown: string): boolean =>
  markdown.length <= MAX_CHARACTERS &&
  !DEEP.test(markdown) &&
  markdown.split(/\n\s*\n/).every((paragraph) => (paragraph.match(MARK)?.length ?? 0) <= MAX_MARKS);

const script = new Script('parse()');
const context = createContext({});

/** Regular expressions of `marked` need minutes for some texts, and only code run by `node:vm` can be stopped. */
function parse(markdown: string): string {
  context.parse = () => marked.parse(markdown, { async: false });
  return script.runInContext(context, { timeout: MAX_MS });
}

const toPlainHtml = (text: string): string =>
  `<p>${escapeText(text)
    .split(/\n\s*\n/)
    .join('</p><p>')}</p>`;

/**
 * The HTML of a Markdown text. A text that would take `marked` seconds or overflow the stack is shown unconverted, so
 * that it breaks neither its list nor the site.
 */
export function markdownToHtml(markdown: string): string {
  try {
    if (isParsable(markdown)) return parse(markdown);
  } catch {
    // It is shown like those that are not parsed.
  }
  log.warn('provider.repaired', {
    count: 1,
    first: 'content: Markdown that is too long or too deep, or takes too long',
  });
  return toPlainHtml(markdown);
}
