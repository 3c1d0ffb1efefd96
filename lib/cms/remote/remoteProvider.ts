import 'server-only';
import { z } from 'zod';
import type { Provider } from '@/lib/cms/provider';
import { isShownArticle, isShownCategory, onlyShown, onlyShownSubcategories } from '@/lib/cms/published';
import { createProviderClient } from '@/lib/cms/remote/client';
import { createHostRemover, mapStrings } from '@/lib/cms/remote/hostTraces';
import { withMediaArticle, withMediaCategory, withMediaHtml } from '@/lib/cms/remote/images';
import { MISSING, mapResult, type Result } from '@/lib/cms/result';
import { type ContractArticle, contractArticle } from '@/lib/cms/schema/article';
import { type ContractCategory, contractCategory, contractConfig } from '@/lib/cms/schema/category';
import { contractPaged, type Paged } from '@/lib/cms/schema/paged';
import { toSearch } from '@/lib/cms/schema/query';

/** Unwraps `{ "data": … }`; old systems leave the wrapper out. */
const wrapped = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (value) => (typeof value === 'object' && value !== null && 'data' in value ? value.data : value),
    schema,
  );

/** The answers of the contract, without a trace of the provider’s host: done once, when an answer comes. */
function schemasFor(apiHost: string) {
  const removeHost = createHostRemover(apiHost);
  const article = contractArticle.transform((value) => mapStrings(withMediaArticle(value, apiHost), removeHost));
  const toOwnCategory = (value: ContractCategory) => mapStrings(withMediaCategory(value, apiHost), removeHost);
  return {
    articles: contractPaged('article', article),
    article: wrapped(article),
    category: wrapped(contractCategory.transform((value) => toOwnCategory(onlyShownSubcategories(value)))),
    config: wrapped(
      contractConfig.transform((value) => {
        const categories = onlyShown(value).categories.map(toOwnCategory);
        return { categories, subcategories: categories.flatMap((category) => category.subcategories) };
      }),
    ),
    content: wrapped(z.string().transform((html) => removeHost(withMediaHtml(html, apiHost)))),
  };
}

/** The content system that `API_HOST` names, over its contract (docs/requirements.md, Provider). */
export function createRemoteProvider(apiHost: string): Provider {
  const schemas = schemasFor(apiHost);
  const ask = createProviderClient(apiHost, schemas.config);

  const askArticles = async (path: string): Promise<Result<Paged<ContractArticle>>> =>
    mapResult(await ask(path, schemas.articles), (paged) => ({ ...paged, data: paged.data.filter(isShownArticle) }));

  const askArticle = async (id: string): Promise<Result<ContractArticle>> => {
    const answer = await ask(`/article/${id}`, schemas.article);
    return answer.state === 'found' && !isShownArticle(answer.value) ? MISSING : answer;
  };

  return {
    kind: 'remote',
    articles: (query) => askArticles(`/article${toSearch(query)}`),
    articlesOfCategory: (id, query) => askArticles(`/article/category/${id}${toSearch(query)}`),
    articlesOfSubcategory: (id, query) => askArticles(`/article/subcategory/${id}${toSearch(query)}`),
    article: askArticle,
    config: () => ask('/config', schemas.config),
    category: async (name) => {
      const answer = await ask(`/category/${encodeURIComponent(name)}`, schemas.category);
      return answer.state === 'found' && !isShownCategory(answer.value) ? MISSING : answer;
    },
    // A text says nothing of its status: whether it may be shown, its article knows.
    content: async (language, id) => {
      const article = await askArticle(id);
      return article.state === 'found' ? ask(`/content/${language}/${id}`, schemas.content) : article;
    },
  };
}
