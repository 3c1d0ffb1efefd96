import { Marked } from 'marked';
import type { Check } from '@/lib/cms/files/check/check';
import { allArticles, allFolders, allTexts } from '@/lib/cms/files/check/passages';
import type { Reading } from '@/lib/cms/files/library';
import { createTargets } from '@/lib/cms/files/targets';
import { PAGE_KINDS, SHARED_PAGES } from '@/lib/routing/pageKinds';

const marked = new Marked();

/** The targets of the links and pictures in a text, in order. */
export function referencesIn(markdown: string): { links: string[]; pictures: string[] } {
  const links: string[] = [];
  const pictures: string[] = [];
  marked.walkTokens(marked.lexer(markdown), (token) => {
    if (token.type === 'link') links.push(token.href);
    if (token.type === 'image') pictures.push(token.href);
  });
  return { links, pictures };
}

const PAGES = SHARED_PAGES.map((page) => PAGE_KINDS[page].path)
  .filter(Boolean)
  .join(', ');

function createLinkCheck({ library, leftOut }: Reading): (href: string) => string | undefined {
  const targets = createTargets(library);
  const others = new Set(allArticles(library).map(({ id }) => id));
  return (href) => {
    const [scheme, name = ''] = href.split(':', 2);
    if (scheme === 'article') {
      if (targets.articleHref('en', name) || leftOut.has(name)) return undefined;
      const remedy = others.has(name) ? 'link to the guide only' : 'name a folder of content/guide';
      return `${href} leads nowhere; ${remedy}`;
    }
    if (scheme === 'page')
      return targets.pageHref('en', name) ? undefined : `${href} leads nowhere; name one of ${PAGES}`;
    return /^(?:https?:\/\/|mailto:|tel:)/.test(href)
      ? undefined
      : `${href} is no link; begin with article:, page:, https://, mailto: or tel:`;
  };
}

export const checkLinks: Check = (reading) => {
  const faultOf = createLinkCheck(reading);
  return allTexts(allFolders(reading.library)).flatMap(({ file, markdown }) =>
    referencesIn(markdown)
      .links.map(faultOf)
      .filter((fault) => fault !== undefined)
      .map((fault) => `${file}: text: ${fault}`),
  );
};
