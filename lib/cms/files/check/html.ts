import { Marked } from 'marked';
import { embedUrl, ownPicture } from '@/lib/articles/body/clean';
import { allFolders, allTexts } from '@/lib/cms/files/check/passages';
import type { Rule } from '@/lib/cms/files/library';
import { EMBED_HOSTS } from '@/lib/server/security/embedHosts';

const marked = new Marked();

const COMMENT = /<!--[\s\S]*?-->/g;
const TAG = /<(img|iframe)\b[^>]*>/gi;
const SOURCE = /\ssrc\s*=\s*["']?([^"'\s>]+)/i;

const PICTURE_REMEDY = 'write a picture as ![](picture:perast.jpg)';
const FRAME_REMEDY = `is not shown; write a link, or take an address of https:// and one of ${EMBED_HOSTS.join(', ')}`;

/** The tags of pictures, and of frames of hosts that are not allowed, without those in code and comments. */
function wrongTags(markdown: string): { tag: string; remedy: string }[] {
  const html: string[] = [];
  marked.walkTokens(marked.lexer(markdown), (token) => {
    if (token.type === 'html') html.push(token.raw.replace(COMMENT, ''));
  });
  return [...html.join('\n').matchAll(TAG)].flatMap(([tag, name = '']) => {
    const source = SOURCE.exec(tag)?.[1];
    if (name.toLowerCase() === 'img') {
      const fault = ownPicture(source) ? 'has no size and no other widths' : 'is not shown';
      return [{ tag, remedy: `${fault}; ${PICTURE_REMEDY}` }];
    }
    return embedUrl(source) ? [] : [{ tag, remedy: FRAME_REMEDY }];
  });
}

export const checkHtml: Rule = ({ library }) =>
  allTexts(allFolders(library)).flatMap(({ file, markdown }) =>
    wrongTags(markdown).map(({ tag, remedy }) => `${file}: text: “${tag.split('\n', 1)}” ${remedy}`),
  );
