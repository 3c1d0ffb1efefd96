import { Marked } from 'marked';
import { embedUrl, ownPicture } from '@/lib/articles/body/clean';
import { allFolders, allTexts } from '@/lib/cms/files/check/passages';
import type { Rule } from '@/lib/cms/files/library';
import { EMBED_HOSTS } from '@/lib/server/security/embedHosts';

/** What is wrong in a text, named by its first line. */
type Wrong = { found: string; remedy: string };

const marked = new Marked();

const COMMENT = /<!--[\s\S]*?-->/g;
const TAG = /<(img|iframe)\b[^>]*>/gi;
const SOURCE = /\ssrc\s*=\s*["']?([^"'\s>]+)/i;

const PICTURE_REMEDY = 'write a picture as ![](picture:perast.jpg)';
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

/** The tags of pictures, and of frames of hosts that are not allowed, without those in code and comments. */
function wrongTags(markdown: string): Wrong[] {
  const html: string[] = [];
  marked.walkTokens(marked.lexer(markdown), (token) => {
    if (token.type === 'html') html.push(token.raw.replace(COMMENT, ''));
  });
  return [...html.join('\n').matchAll(TAG)].flatMap(([tag, name = '']) => {
    const source = SOURCE.exec(tag)?.[1];
    if (name.toLowerCase() === 'img') {
      const fault = ownPicture(source) ? 'has no size and no other widths' : 'is not shown';
      return [{ found: tag, remedy: `${fault}; ${PICTURE_REMEDY}` }];
    }
    return embedUrl(source) ? [] : [{ found: tag, remedy: FRAME_REMEDY }];
  });
}

export const checkHtml: Rule = ({ library }) =>
  allTexts(allFolders(library)).flatMap(({ file, markdown }) =>
    [...wrongTags(markdown), ...wrongParagraphs(markdown)].map(
      ({ found, remedy }) => `${file}: text: “${found.split('\n', 1)}” ${remedy}`,
    ),
  );
