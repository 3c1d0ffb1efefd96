import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { provider } from '@/lib/cms/currentProvider';
import { articleHref, canonicalCategoryHref, sectionOf } from '@/lib/cms/mappers/references';
import { modifiedIso } from '@/lib/cms/mappers/toCard';
import { toNewsCategory } from '@/lib/cms/mappers/toCategory';
import { found, type Result, UNAVAILABLE } from '@/lib/cms/result';
import type { ContractArticle, ContractReference } from '@/lib/cms/schema/article';
import type { ContractConfig } from '@/lib/cms/schema/category';
import { staleIfError } from '@/lib/cms/staleIfError';
import { DEFAULT_LANGUAGE, inEachLanguage } from '@/lib/i18n/language';
import type { SitemapEntry } from '@/lib/seo/sitemap/entry';
import { log } from '@/lib/server/log';
import { processWide } from '@/lib/server/processWide';

/** The pages of the provider’s content, by the sitemap they are in. */
export type ContentEntries = Record<'guide' | 'news' | 'events', SitemapEntry[]>;

const CALL_SIZE = 100;
/** A bound where the provider counts its pages wrongly. */
const MAX_CALLS = 10_000;
/** Pause between two calls, to spare the provider. */
const SPACING_MS = 100;
/** How long a request waits for the first list: long enough for some thousand articles. */
const TIMEOUT_MS = 3_000;

export const toArticleEntry = (article: ContractArticle): SitemapEntry => ({
  addresses: inEachLanguage((language) => articleHref(article, language)),
  modified: modifiedIso(article),
  picture: article.image?.url,
});

/** Categories and subcategories of the guide. */
export const toCategoryEntries = ({ categories }: ContractConfig): SitemapEntry[] =>
  categories.flatMap((category) =>
    [[category], ...category.subcategories.map((each) => [category, each])].map((path) => ({
      addresses: inEachLanguage((language) => canonicalCategoryHref(language, ...path)),
      picture: path.at(-1)?.image?.url,
    })),
  );

export const toNewsCategoryEntry = (category: ContractReference): SitemapEntry => ({
  addresses: toNewsCategory(category, DEFAULT_LANGUAGE).addresses,
});

/** Of an article only its entry stays in memory. Categories of news are those of the news: `/config` need not list them. */
async function fetchEntries(): Promise<Result<ContentEntries>> {
  const config = await provider().config();
  if (config.state !== 'found') return config;
  const entries: ContentEntries = { guide: toCategoryEntries(config.value), news: [], events: [] };
  const newsCategories = new Map<string, SitemapEntry>();
  const seen = new Set<string>();
  for (let page = 1; page <= MAX_CALLS; page += 1) {
    // The oldest first: what is published meanwhile leaves the pages before it unchanged.
    const articles = await provider().articles({ page, limit: CALL_SIZE, sort: 'asc' });
    if (articles.state !== 'found') return articles;
    const { data, lastPage } = articles.value;
    const seenBefore = seen.size;
    for (const article of data) {
      const { _id, type, category } = article;
      if (seen.has(_id)) continue;
      seen.add(_id);
      entries[sectionOf(article)].push(toArticleEntry(article));
      if (type === 'news' && category) newsCategories.set(category._id, toNewsCategoryEntry(category));
    }
    // A provider that has no pages sends the same articles again.
    const isRepeated = data.length > 0 && seen.size === seenBefore;
    if (page >= lastPage || isRepeated) break;
    await wait(SPACING_MS);
  }
  entries.news.push(...newsCategories.values());
  return found(entries);
}

const cachedEntries = processWide('kotorSitemap', () => staleIfError('sitemap', fetchEntries));

/** The pages of what the provider has; unavailable while it fails from the start, or its first list takes long. */
export async function getContentEntries(): Promise<Result<ContentEntries>> {
  const entries = await Promise.race([cachedEntries(), wait(TIMEOUT_MS, null, { ref: false })]);
  if (entries) return entries;
  log.info('sitemap.notReady', { waitedMs: TIMEOUT_MS });
  return UNAVAILABLE;
}
