import { marked } from 'marked';

/** What is meant as a link or a picture. */
const LINK_LIKE = /!?\[[^\]\n]*\][^\S\n]?\( *(?:article|page|picture|https?|mailto|tel):[^)\n]*\)?/g;

/** The targets of the links and pictures of a text, in order, and those links that are written wrongly or have no words. */
export function referencesIn(markdown: string): { links: string[]; pictures: string[]; broken: string[] } {
  const links: string[] = [];
  const pictures: string[] = [];
  const whole: string[] = [];
  marked.walkTokens(marked.lexer(markdown), (token) => {
    if (token.type !== 'link' && token.type !== 'image') return;
    (token.type === 'link' ? links : pictures).push(token.href);
    whole.push(token.raw);
  });
  const isBroken = (text: string) => /^\[\s*\]/.test(text) || !whole.some((raw) => raw.includes(text));
  return { links, pictures, broken: (markdown.match(LINK_LIKE) ?? []).filter(isBroken) };
}
