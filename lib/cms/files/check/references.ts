import { Marked } from 'marked';
import { allArticles, allFolders, allTexts } from '@/lib/cms/files/check/passages';
import type { ArticleEntry } from '@/lib/cms/files/entrySchemas';
import type { Check, Reading } from '@/lib/cms/files/library';
import type { Folder } from '@/lib/cms/files/readFolder';
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
      : `(${href}) is no link; begin with article:, page:, https://, mailto: or tel:`;
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

type CategoryFolder = Folder<unknown> & { subcategories?: readonly Folder<unknown>[] };

function placeFaults(
  articles: readonly Folder<ArticleEntry>[],
  categories: readonly CategoryFolder[],
  isLeftOut: (id: string) => boolean,
) {
  const byId = new Map(categories.map((each) => [each.id, each]));
  return articles.flatMap(({ path, facts: { category, subcategory } }) => {
    const folder = byId.get(category);
    if (isLeftOut(category)) return [];
    if (!folder)
      return [`${path}/text.en.md: category: there is no ${category}; write one of ${[...byId.keys()].join(', ')}`];
    const names = folder.subcategories?.map(({ id }) => id) ?? [];
    if (!subcategory || isLeftOut(subcategory) || names.includes(subcategory)) return [];
    const remedy = names.length > 0 ? `write one of ${names.join(', ')}` : 'leave the line out';
    return [`${path}/text.en.md: subcategory: there is no ${subcategory} in ${category}; ${remedy}`];
  });
}

export const checkCategories: Check = ({ library, leftOut }) => {
  const isLeftOut = (id: string): boolean => leftOut.has(id);
  return [
    ...placeFaults(library.guide, library.categories, isLeftOut),
    ...placeFaults(library.news, library.newsCategories, isLeftOut),
    ...placeFaults(library.events, library.eventCategories, isLeftOut),
  ];
};

/** Ready plans without an article in the guide. */
export const checkPlans: Check = ({ library: { plans, guide }, leftOut }) =>
  plans
    .filter(({ id }) => !leftOut.has(id) && !guide.some((folder) => folder.id === id))
    .map(({ id }) => `content/plans.yaml: ${id}: id: there is no ${id}; name a folder of content/guide`);

/** Questions that lead to no place. */
export const checkQuestions: Check = ({ library: { questions, places }, leftOut }) =>
  questions
    .filter(({ place }) => place && !leftOut.has(place) && !places.some(({ id }) => id === place))
    .map(
      ({ id, place }) =>
        `content/questions.yaml: ${id}: place: there is no ${place}; name a folder of content/guide with a place.yaml`,
    );
