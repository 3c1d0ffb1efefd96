import { toSlug } from '@/lib/articles/slug';
import type { CmsAdapter, Get, RawItem, RawText } from '@/lib/cms/remote/adapters/cmsAdapter';
import { ProviderFailure } from '@/lib/cms/remote/readJson';
import { DEFAULT_LIMIT, parseQuery } from '@/lib/cms/schema/query';
import { languageOfContent } from '@/lib/cms/schema/text';
import { LANGUAGES, type Language } from '@/lib/i18n/language';

const textIn = (text: RawText, language: Language): string => {
  const value = typeof text === 'object' ? text?.[language] : text;
  return typeof value === 'string' ? value : '';
};

const hasSlug =
  (slug: string) =>
  ({ title, seo }: RawItem): boolean =>
    LANGUAGES.some((language) => (textIn(seo?.slug, language) || toSlug(textIn(title, language))) === slug);

/**
 * Answers a call of the contract, such as `/article?type=news`, from a content system of another kind: with the JSON of
 * the contract, or null for a 404.
 *
 * @throws {ProviderFailure} for a query that the contract does not have, as it would answer with status 400
 */
export async function respondCall(path: string, adapter: CmsAdapter, get: Get): Promise<unknown> {
  const { pathname, searchParams } = new URL(path, 'http://contract');
  const [name, first = '', second = ''] = pathname.split('/').slice(1).map(decodeURIComponent);
  if (name === 'config') return { categories: (await adapter.categories(get)).guide };
  if (name === 'category') {
    const { guide, others } = await adapter.categories(get);
    return [...guide, ...others].find(hasSlug(first)) ?? null;
  }
  if (name === 'content') {
    const language = languageOfContent(first);
    const article = language && (await adapter.article(second, get));
    return article ? { data: textIn(article.content, language) } : null;
  }
  const parsed = parseQuery(searchParams);
  // Without its filters it would fetch other articles.
  if (!parsed) throw new ProviderFailure('query outside the contract');
  const query = { page: 1, limit: DEFAULT_LIMIT, ...parsed };
  if (second) return adapter.articles(query, { [first]: second }, get);
  return first ? adapter.article(first, get) : adapter.articles(query, {}, get);
}
