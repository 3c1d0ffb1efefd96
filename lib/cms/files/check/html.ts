import { Marked } from 'marked';
import { embedUrl, ownPicture } from '@/lib/articles/body/clean';
import { allFolders, allTexts } from '@/lib/cms/files/check/passages';
import type { Rule } from '@/lib/cms/files/library';
import { EMBED_HOSTS } from '@/lib/server/security/embedHosts';

/** What is wrong in a text, named by its first line. */
type Wrong = { found: string; remedy: string };

const marked = new Marked();

/** One that does not close goes to the end of the text. */
const COMMENT = /<!--[\s\S]*?(-->|$)/g;
const TAG = /<(img|iframe)\b[^>]*>/gi;
const SOURCE = /\ssrc\s*=\s*["']?([^"'\s>]+)/i;

const PICTURE_REMEDY = 'write a picture as ![](picture:perast.jpg)';
const HIDES = 'does not close and hides the text below it; write';
const FRAME_REMEDY = `is not shown; write a link, or take an address of https:// and one of ${EMBED_HOSTS.join(', ')}`;

const INDENTED_REMEDY = 'is shown as code; remove the spaces or the tab before it';
const HEADING_REMEDY = 'is shown with its #; write a space after the last #';

/** Paragraphs that are no paragraphs of text: indented, which Markdown takes for code, or a heading without its space. */
function wrongParagraphs(markdown: string): Wrong[] {
  const wrong: Wrong[] = [];
  marked.walkTokens(marked.lexer(markdown), (token) => {
    if (token.type === 'code' && token.codeBlockStyle === 'indented')
      wrong.push({ found: token.text.trim(), remedy: INDENTED_REMEDY });
    if (token.type === 'paragraph' && /^#{1,6}[^#\s]/.test(token.raw))
      wrong.push({ found: token.raw.trim(), remedy: HEADING_REMEDY });
  });
  return wrong;
}

/** @param after what follows the tag, up to the next frame */
function wrongTag(tag: string, name: string, after = ''): Wrong[] {
  const source = SOURCE.exec(tag)?.[1];
  if (name === 'img') {
    const fault = ownPicture(source) ? 'has no size and no other widths' : 'is not shown';
    return [{ found: tag, remedy: `${fault}; ${PICTURE_REMEDY}` }];
  }
  return [
    ...(embedUrl(source) ? [] : [{ found: tag, remedy: FRAME_REMEDY }]),
    ...(/<\/iframe\s*>/i.test(after) ? [] : [{ found: tag, remedy: `${HIDES} </iframe> after it` }]),
  ];
}

/**
 * The tags of pictures, of frames of hosts that are not allowed, and of frames and comments that do not close, without those
 * in code and in comments.
 */
function wrongTags(markdown: string): Wrong[] {
  const html: string[] = [];
  marked.walkTokens(marked.lexer(markdown), (token) => {
    if (token.type === 'html') html.push(token.raw);
  });
  const text = html.join('\n');
  const shown = text.replace(COMMENT, '');
  const open = [...text.matchAll(COMMENT)].filter(([, end]) => end === '');
  return [
    ...[...shown.matchAll(TAG)].flatMap((match) => {
      const [tag, name = ''] = match;
      return wrongTag(tag, name.toLowerCase(), shown.slice(match.index + tag.length).split(/<iframe\b/i, 1)[0]);
    }),
    ...open.map(([found]) => ({ found, remedy: `${HIDES} --> at its end` })),
  ];
}

export const checkHtml: Rule = ({ library }) =>
  allTexts(allFolders(library)).flatMap(({ file, markdown }) =>
    [...wrongTags(markdown), ...wrongParagraphs(markdown)].map(
      ({ found, remedy }) => `${file}: text: “${found.split('\n', 1)}” ${remedy}`,
    ),
  );
