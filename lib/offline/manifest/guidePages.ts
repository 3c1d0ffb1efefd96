import 'server-only';
import { createHash } from 'node:crypto';
import { getGuide } from '@/lib/cms/allArticles';
import { articleHref, categoryLink } from '@/lib/cms/mappers/references';
import { getConfig } from '@/lib/cms/queries';
import { found, type Result } from '@/lib/cms/result';
import type { ContractArticle } from '@/lib/cms/schema/article';
import type { ContractConfig } from '@/lib/cms/schema/category';
import type { Language } from '@/lib/i18n/language';
import { pickText } from '@/lib/i18n/text';
import { sourcesIn } from '@/lib/offline/files';
import type { PageSource } from '@/lib/offline/manifest/toItem';

/** The newest ones. */
const MAX_ARTICLES = 200;

const versionOf = (item: unknown): string =>
  createHash('sha256').update(JSON.stringify(item)).digest('base64url').slice(0, 12);

function toPageSource(article: ContractArticle, language: Language): PageSource {
  const content = pickText(article.content, language)?.text ?? '';
  const main = article.image ? [article.image.url] : [];
  return {
    href: articleHref(article, language),
    text: content,
    pictures: [...main, ...sourcesIn(content)],
    version: versionOf(article),
  };
}

const toCategoryPages = ({ categories }: ContractConfig, language: Language, day: string): PageSource[] =>
  categories.flatMap((category) => {
    const version = `${day} ${versionOf(category)}`;
    return [category, ...category.subcategories].map((each) => ({
      href: each === category ? categoryLink(language, category) : categoryLink(language, category, each),
      text: pickText(each.description, language)?.text ?? '',
      pictures: each.image ? [each.image.url] : [],
      version,
    }));
  });

/** The pages of the guide. Those of categories list articles and have another version each day. */
export async function getGuidePages(language: Language, day: string): Promise<Result<PageSource[]>> {
  const [config, articles] = await Promise.all([getConfig(), getGuide()]);
  if (config.state !== 'found') return config;
  if (articles.state !== 'found') return articles;
  return found([
    ...toCategoryPages(config.value, language, day),
    ...articles.value.slice(0, MAX_ARTICLES).map((article) => toPageSource(article, language)),
  ]);
}
