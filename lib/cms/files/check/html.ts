import { marked } from 'marked';
import { frameUrl, ownPicture } from '@/lib/articles/body/clean';
import { EMBED_HOSTS, embedUrl, isEmbed } from '@/lib/articles/body/embedHosts';
import { allFolders, allTexts } from '@/lib/cms/files/check/passages';
import type { Rule } from '@/lib/cms/files/library';

/** A fault of a text, identified by its first line. */
type Wrong = { found: string; remedy: string };

/** One that does not close goes to the end of the text. */
const COMMENT = /<!--[\s\S]*?(-->|$)/g;
const TAG = /<(img|iframe)\b[^>]*>/gi;
const SOURCE = /\ssrc\s*=\s*["']?([^"'\s>]+)/i;

const PICTURE_REMEDY = 'write a picture as ![](picture:perast.jpg)';
const UNCLOSED_REMEDY = 'is not closed and hides the text below it; write';
const FRAME_REMEDY = `is not shown; write a link, or use an https:// address on one of ${EMBED_HOSTS.join(', ')}`;

const INDENTED_REMEDY = 'is shown as code; remove the spaces or the tab before it';
const HEADING_REMEDY = 'is shown with its #; write a space after the last #';
const ASTERISKS_REMEDY =
  'is shown with its **; write a space before the first and after the last, none between them and the bold words';

const LIST_REMEDY = 'is not shown as a list; begin each line of a list with “- ” instead';
const BREAK_REMEDY =
  'is joined to the next line; write a paragraph in one line, with an empty line after it, or end a line that breaks there with \\';

/** The bullets of word processors, also in their own fonts of symbols; a single dash may begin direct speech. */
const BULLET = /^(?:[•·▪■●◦‣⁃\uF0A7\uF0B7\uF0D8]|o\t)/;
const DASH = /^–\s/;
const HARD_BREAK = /(?: {2}|\\|<br\s*\/?>)$/i;
/** A line of pictures: those in consecutive lines are one gallery. */
const PICTURES = /^(?:!\[[^\]]*\]\([^)]*\)\s*)+$/;

const TAGS = /<[^>]*>/g;
const toOneLine = (tag: string): string => tag.replaceAll('\n', ' ');

const isText = (line?: string): line is string => line !== undefined && !PICTURES.test(line);

/** The first words of a line, since one pasted from a word processor is a whole paragraph. */
const firstWords = (line: string): string => /^.{1,60}(?!\S)/.exec(line)?.[0] ?? line;

function wrongLine(paragraph: string): Wrong[] {
  const lines = paragraph.trim().replace(TAGS, toOneLine).split('\n');
  const dashed = lines.filter((line) => DASH.test(line));
  const bullet = lines.find((line) => BULLET.test(line)) ?? (dashed.length > 1 ? dashed[0] : undefined);
  if (bullet) return [{ found: firstWords(bullet), remedy: LIST_REMEDY }];
  const joined = lines.find((line, index) => isText(line) && !HARD_BREAK.test(line) && isText(lines[index + 1]));
  return joined ? [{ found: firstWords(joined), remedy: BREAK_REMEDY }] : [];
}

function wrongAddress(source: string | undefined): string[] {
  const url = frameUrl(source);
  if (!url) return [FRAME_REMEDY];
  return isEmbed(url) ? [] : [`is shown only as a link; its address must begin with ${embedUrl(url.host)}`];
}

/** @param after what follows the tag, up to the next frame */
function wrongTag(tag: string, name: string, after = ''): Wrong[] {
  const source = SOURCE.exec(tag)?.[1];
  if (name === 'img') {
    const fault = ownPicture(source) ? 'has no size and no other widths' : 'is not shown';
    return [{ found: tag, remedy: `${fault}; ${PICTURE_REMEDY}` }];
  }
  const unclosed = /<\/iframe\s*>/i.test(after) ? [] : [`${UNCLOSED_REMEDY} </iframe> after it`];
  return [...wrongAddress(source), ...unclosed].map((remedy) => ({ found: tag, remedy }));
}

/**
 * The tags of pictures, of frames that are not embeds, and of unclosed frames and comments, except in code and
 * comments; then paragraphs that are not shown as intended: indented, which Markdown takes for code, a heading without
 * its space, bold words whose asterisks are shown, and pasted paragraphs and lists of a word processor, whose line
 * breaks are lost.
 */
function wrongIn(markdown: string): Wrong[] {
  const html: string[] = [];
  const paragraphs: Wrong[] = [];
  marked.walkTokens(marked.lexer(markdown), (token) => {
    const { type, raw } = token;
    if (type === 'html') html.push(raw);
    if (type === 'code' && token.codeBlockStyle === 'indented')
      paragraphs.push({ found: token.text.trim(), remedy: INDENTED_REMEDY });
    if (type === 'paragraph' && /^#{1,6}[^#\s]/.test(raw))
      paragraphs.push({ found: raw.trim(), remedy: HEADING_REMEDY });
    if (type === 'text' && !token.tokens && raw.includes('**'))
      paragraphs.push({ found: firstWords(raw), remedy: ASTERISKS_REMEDY });
    // In a list, the text of an item counts separately.
    if (type === 'paragraph' || (type === 'text' && token.tokens)) paragraphs.push(...wrongLine(raw));
  });
  const text = html.join('\n');
  const shown = text.replace(COMMENT, '');
  const open = [...text.matchAll(COMMENT)].filter(([, end]) => end === '');
  const tags = [...shown.matchAll(TAG)].flatMap((match) => {
    const [tag, name = ''] = match;
    return wrongTag(tag, name.toLowerCase(), shown.slice(match.index + tag.length).split(/<iframe\b/i, 1)[0]);
  });
  return [...tags, ...open.map(([found]) => ({ found, remedy: `${UNCLOSED_REMEDY} --> at its end` })), ...paragraphs];
}

export const checkHtml: Rule = ({ library }) =>
  allTexts(allFolders(library)).flatMap(({ file, markdown }) =>
    wrongIn(markdown).map(({ found, remedy }) => `${file}: text: “${found.split('\n', 1)}” ${remedy}`),
  );
