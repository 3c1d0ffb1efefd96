import { Marked } from 'marked';
import { embedUrl } from '@/lib/articles/body/clean';
import { allFolders, allTexts } from '@/lib/cms/files/check/passages';
import type { Rule } from '@/lib/cms/files/library';
import { EMBED_HOSTS } from '@/lib/server/security/embedHosts';

const marked = new Marked();

const COMMENT = /<!--[\s\S]*?-->/g;
const TAG = /<(img|iframe)\b[^>]*>/gi;
const SOURCE = /\ssrc\s*=\s*["']?([^"'\s>]+)/i;

const PICTURE_REMEDY = 'has no size and no other widths; write a picture as ![](picture:perast.jpg)';
const FRAME_REMEDY = `is not shown; write a link, or take an address of https:// and one of ${EMBED_HOSTS.join(', ')}`;

/** Their tags, without those in code and comments. */
function wrongTags(markdown: string): { tag: string; remedy: string }[] {
  const html: string[] = [];
  marked.walkTokens(marked.lexer(markdown), (token) => {
    if (token.type === 'html') html.push(token.raw.replace(COMMENT, ''));
  });
  return [...html.join('\n').matchAll(TAG)].flatMap(([tag, name = '']) => {
    if (name.toLowerCase() === 'img') return [{ tag, remedy: PICTURE_REMEDY }];
    return embedUrl(SOURCE.exec(tag)?.[1]) ? [] : [{ tag, remedy: FRAME_REMEDY }];
  });
}

/** Pictures in HTML, and frames of hosts that the site does not allow. */
export const checkHtml: Rule = ({ library }) =>
  allTexts(allFolders(library)).flatMap(({ file, markdown }) =>
    wrongTags(markdown).map(({ tag, remedy }) => `${file}: text: “${tag.split('\n', 1)}” ${remedy}`),
  );
