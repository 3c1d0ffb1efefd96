import type { ContractArticle } from '@/lib/cms/schema/article';
import type { ContractConfig } from '@/lib/cms/schema/category';
import { LANGUAGES } from '@/lib/i18n/language';
import {
  KINDS,
  type Kind,
  kindOf,
  toArticleEntry,
  toCategoryEntries,
  toNewsCategoryEntry,
} from '@/lib/seo/sitemap/content';
import type { SitemapEntry } from '@/lib/seo/sitemap/entry';
import { type LIMITS, type SitemapFile, SitemapSeries } from '@/lib/seo/sitemap/sitemapSeries';

type Source = { config: ContractConfig; articles: AsyncIterable<ContractArticle[]> };

/**
 * Writes the sitemaps of everything the provider has into an empty folder. Categories of news come from the news themselves:
 * `/config` need not list them.
 *
 * @throws {Error} when the articles cannot be had to the end, or the disk is full
 */
export async function buildSitemaps(
  folder: string,
  siteUrl: string,
  { config, articles }: Source,
  limits?: typeof LIMITS,
): Promise<SitemapFile[]> {
  const series = KINDS.flatMap((kind) =>
    LANGUAGES.map((language) => new SitemapSeries(folder, kind, language, siteUrl, limits)),
  );
  const add = async (kind: Kind, entry: SitemapEntry): Promise<void> => {
    for (const each of series) if (each.kind === kind) await each.add(entry);
  };

  for (const entry of toCategoryEntries(config)) await add('guide', entry);
  const newsCategories = new Map<string, SitemapEntry>();
  for await (const page of articles) {
    for (const article of page) {
      const { category } = article;
      if (article.type === 'news' && category) newsCategories.set(category._id, toNewsCategoryEntry(category));
      await add(kindOf(article), toArticleEntry(article));
    }
  }
  for (const entry of newsCategories.values()) await add('news', entry);

  const files: SitemapFile[] = [];
  for (const each of series) files.push(...(await each.close()));
  return files;
}
