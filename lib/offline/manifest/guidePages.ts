import 'server-only';
import { createHash } from 'node:crypto';
import { getAllGuideArticles } from '@/lib/cms/allArticles';
import { articleHref, categoryHrefWithId } from '@/lib/cms/mappers/references';
import { getPlace } from '@/lib/cms/places';
import { getConfig } from '@/lib/cms/queries';
import { found, type Result } from '@/lib/cms/result';
import type { ContractArticle } from '@/lib/cms/schema/article';
import type { ContractConfig } from '@/lib/cms/schema/category';
import type { Language } from '@/lib/i18n/language';

/** A page of the pack, and a version that changes with what it shows. */
export type PackPage = { href: string; version: string };

/** Those about places first, to which the map and the planner link, then the newest. */
const MAX_ARTICLES = 200;

const isAboutPlace = ({ _id }: ContractArticle): boolean => getPlace(_id) !== null;

const versionOf = (item: unknown): string =>
  createHash('sha256').update(JSON.stringify(item)).digest('base64url').slice(0, 12);

const toCategoryPages = ({ categories }: ContractConfig, language: Language, day: string): PackPage[] =>
  categories.flatMap((category) => {
    const version = `${day} ${versionOf(category)}`;
    const paths = [[category], ...category.subcategories.map((each) => [category, each])];
    return paths.map((path) => ({ href: categoryHrefWithId(language, ...path), version }));
  });

/** The pages of the guide. Category pages list articles and have a new version each day. */
export async function getGuidePages(language: Language, day: string): Promise<Result<PackPage[]>> {
  const [config, articles] = await Promise.all([getConfig(), getAllGuideArticles()]);
  if (config.state !== 'found') return config;
  if (articles.state !== 'found') return articles;
  const essential = articles.value
    .toSorted((a, b) => Number(isAboutPlace(b)) - Number(isAboutPlace(a)))
    .slice(0, MAX_ARTICLES);
  return found([
    ...toCategoryPages(config.value, language, day),
    ...essential.map((article) => ({
      href: articleHref(article, language),
      version: versionOf([article, getPlace(article._id)]),
    })),
  ]);
}
