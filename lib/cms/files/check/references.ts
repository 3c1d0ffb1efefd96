import { allArticles, allFolders, allTexts } from '@/lib/cms/files/check/passages';
import { referencesIn } from '@/lib/cms/files/check/referencesIn';
import type { ArticleEntry } from '@/lib/cms/files/entrySchemas';
import type { Reading, Rule } from '@/lib/cms/files/library';
import type { Folder } from '@/lib/cms/files/readFolder';
import { createTargets, NAMED_PAGES } from '@/lib/cms/files/targets';
import { TAX_SECTIONS } from '@/lib/tax/tax';
import { VISITOR_CHAPTERS } from '@/lib/visitor-info/visitorChapters';

/** Links that lead out of the site. */
const EXTERNAL_LINK = /^(?:https?:\/\/[^/]+\.|mailto:[^@]+@[^@]+\.|tel:\+?[\d-]+$)/;

const DRAFT_REMEDY = 'is a draft, which visitors do not see; publish it first, or leave the';

/** Whether an article of the guide is a draft: the preview reads drafts, the check alone does not. */
function createDraftCheck({ library, skipped }: Reading): (id: string) => boolean {
  const read = new Set(library.guide.filter(({ facts }) => facts.draft).map(({ id }) => id));
  return (id) => read.has(id) || skipped.drafts.has(`guide/${id}`);
}

const CHAPTERS: readonly string[] = VISITOR_CHAPTERS;

/** What is wrong with the anchor of a page, if it is not one of its sections. */
function createAnchorCheck({ library, skipped }: Reading): (page: string, anchor: string) => string | undefined {
  const sections: Record<string, readonly string[]> = {
    visitorsInfo: [...CHAPTERS, ...library.topics.map(({ id }) => id)],
    tax: TAX_SECTIONS,
  };
  return (page, anchor) => {
    const known = sections[page];
    if (!known) return 'only visitor information and the tax page have anchors';
    const isSkipped = page === 'visitorsInfo' && (skipped.lists.has('topics.yaml') || skipped.entries.has(anchor));
    return known.includes(anchor) || isSkipped
      ? undefined
      : `there is no ${anchor} on the page; write one of ${known.join(', ')}`;
  };
}

/** Drafts may link to each other. */
function createLinkCheck(reading: Reading): (href: string, isFromDraft?: boolean) => string | undefined {
  const { library, skipped } = reading;
  const isDraft = createDraftCheck(reading);
  const targets = createTargets(library);
  const anchorFault = createAnchorCheck(reading);
  const others = new Set(allArticles(library).map(({ id }) => id));
  return (href, isFromDraft) => {
    const [scheme, name = ''] = href.split(':', 2);
    if (scheme === 'article') {
      if (isDraft(name)) return isFromDraft ? undefined : `${href} ${DRAFT_REMEDY} link out`;
      if (targets.articleHref('en', name) || skipped.folders.has(name)) return undefined;
      const remedy = others.has(name) ? 'link only to the guide' : 'write the name of a folder in content/guide';
      return `${href} leads nowhere; ${remedy}`;
    }
    if (scheme === 'page') {
      const [path = '', anchor] = name.split('#', 2);
      const page = NAMED_PAGES.get(path)?.page;
      if (!page) return `${href} leads nowhere; write one of ${[...NAMED_PAGES.keys()].join(', ')}`;
      const fault = anchor && anchorFault(page, anchor);
      return fault ? `${href}: ${fault}` : undefined;
    }
    return EXTERNAL_LINK.test(href)
      ? undefined
      : `(${href}) is not a link; write article:perast, page:tax, https://example.org, mailto:info@example.org or tel:+38232000000`;
  };
}

export const checkLinks: Rule = (reading) => {
  const faultOf = createLinkCheck(reading);
  return allTexts(allFolders(reading.library)).flatMap(({ file, facts, markdown }) => {
    const { links, broken } = referencesIn(markdown);
    const faults = broken.map((text) => `“${text}” is not a link; write [words](article:perast), without a space`);
    const leading = links.flatMap((href) => faultOf(href, facts.draft) ?? []);
    return [...faults, ...leading].map((fault) => `${file}: text: ${fault}`);
  });
};

type CategoryFolder = Folder<unknown> & { subcategories?: readonly Folder<unknown>[] };

function categoryFaults(
  articles: readonly Folder<ArticleEntry>[],
  categories: readonly CategoryFolder[],
  isSkipped: (id: string) => boolean,
) {
  const byId = new Map(categories.map((each) => [each.id, each]));
  return articles.flatMap(({ path, facts: { category, subcategory } }) => {
    const folder = byId.get(category);
    if (isSkipped(category)) return [];
    if (!folder)
      return [`${path}/text.en.md: category: there is no ${category}; write one of ${[...byId.keys()].join(', ')}`];
    const names = folder.subcategories?.map(({ id }) => id) ?? [];
    if (!subcategory || isSkipped(subcategory) || names.includes(subcategory)) return [];
    const remedy = names.length > 0 ? `write one of ${names.join(', ')}` : 'leave the line out';
    return [`${path}/text.en.md: subcategory: there is no ${subcategory} in ${category}; ${remedy}`];
  });
}

export const checkCategories: Rule = ({ library, skipped }) => {
  const isSkipped = (id: string): boolean => skipped.folders.has(id);
  return [
    ...categoryFaults(library.guide, library.categories, isSkipped),
    ...categoryFaults(library.news, library.newsCategories, isSkipped),
    ...categoryFaults(library.events, library.eventCategories, isSkipped),
  ];
};

/** Plans, questions and topics without a published article of the guide. */
export const checkListedArticles: Rule = (reading) => {
  const { guide, plans, questions, topics } = reading.library;
  const isDraft = createDraftCheck(reading);
  const known = new Set([...guide.map(({ id }) => id), ...reading.skipped.folders]);
  const faultsIn = (file: string, field: string, entries: readonly { id: string; article?: string }[], part: string) =>
    entries.flatMap(({ id, article }) => {
      if (!article || (known.has(article) && !isDraft(article))) return [];
      const fault = isDraft(article)
        ? `${article} ${DRAFT_REMEDY} ${part} out`
        : `there is no ${article}; write the name of a folder in content/guide`;
      return [`content/${file}: ${id}: ${field}: ${fault}`];
    });
  const planArticles = plans.map(({ id }) => ({ id, article: id }));
  return [
    ...faultsIn('plans.yaml', 'id', planArticles, 'plan'),
    ...faultsIn('questions.yaml', 'article', questions, 'line'),
    ...faultsIn('topics.yaml', 'article', topics, 'line'),
  ];
};

/** Questions whose anchor is not on their page, and topics with the anchor of a chapter. */
export const checkAnchors: Rule = (reading) => {
  const { questions, topics } = reading.library;
  const anchorFault = createAnchorCheck(reading);
  return [
    ...questions.flatMap(({ id, page = '', anchor }) => {
      const fault = anchor && anchorFault(page, anchor);
      return fault ? [`content/questions.yaml: ${id}: anchor: ${fault}`] : [];
    }),
    ...topics
      .filter(({ id }) => CHAPTERS.includes(id))
      .map(({ id }) => `content/topics.yaml: ${id}: id: is a chapter of the page; choose another`),
  ];
};
