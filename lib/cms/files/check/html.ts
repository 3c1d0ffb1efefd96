import { Marked } from 'marked';
import { embedUrl } from '@/lib/articles/body/clean';
import { allFolders, allTexts } from '@/lib/cms/files/check/passages';
import type { Check } from '@/lib/cms/files/library';
import { EMBED_HOSTS } from '@/lib/server/security/embedHosts';

const marked = new Marked();

const COMMENT = /<!--[\s\S]*?-->/g;
const TAG = /<(img|iframe)\b[^>]*>/gi;
const SOURCE = /\ssrc\s*=\s*["']?([^"'\s>]+)/i;

const PICTURE_REMEDY = 'is not shown; write a picture as ![](picture:perast.jpg)';
const FRAME_REMEDY = `is not shown; write a link, or take an address of https:// and one of ${EMBED_HOSTS.join(', ')}`;

/** The tags of pictures and of frames from hosts that the site does not allow, without those in code and comments. */
function hiddenTags(markdown: string): { tag: string; remedy: string }[] {
  const html: string[] = [];
  marked.walkTokens(marked.lexer(markdown), (token) => {
    if (token.type === 'html') html.push(token.raw.replace(COMMENT, ''));
  });
  return [...html.join('\n').matchAll(TAG)].flatMap(([tag, name = '']) => {
    if (name.toLowerCase() === 'img') return [{ tag, remedy: PICTURE_REMEDY }];
    return embedUrl(SOURCE.exec(tag)?.[1]) ? [] : [{ tag, remedy: FRAME_REMEDY }];
  });
}

/** Pictures and frames in HTML, which the site leaves out. */
export const checkHtml: Check = ({ library }) =>
  allTexts(allFolders(library)).flatMap(({ file, markdown }) =>
    hiddenTags(markdown).map(({ tag, remedy }) => `${file}: text: “${tag.split('\n', 1)}” ${remedy}`),
  );
