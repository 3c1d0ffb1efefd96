import 'server-only';
import { z } from 'zod';
import { type ContractArticle, contractArticle } from '@/lib/contract/article';
import { contractCategory, contractConfig } from '@/lib/contract/category';
import { contractPaged, type Paged } from '@/lib/contract/paged';
import { toSearch } from '@/lib/contract/query';
import { type Answer, found, MISSING, mapAnswer } from '@/lib/provider/answer';
import type { Provider } from '@/lib/provider/provider';
import { isShownArticle, isShownCategory, onlyShown, onlyShownSubcategories } from '@/lib/provider/published';
import { withMediaArticle, withMediaCategory, withMediaHtml } from '@/lib/provider/remote/images';
import { createRequester } from '@/lib/provider/remote/request';

/** Unwraps `{ "data": … }`; old systems leave the wrapper out. */
const wrapped = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (value) => (typeof value === 'object' && value !== null && 'data' in value ? value.data : value),
    schema,
  );

const pagedArticles = contractPaged('article', contractArticle);
const oneArticle = wrapped(contractArticle);
const oneCategory = wrapped(contractCategory);
const config = wrapped(contractConfig);
const content = wrapped(z.string());

/** The content system that `API_HOST` names, over its contract (docs/requirements.md, Provider). */
export function createRemoteProvider(apiHost: string): Provider {
  const ask = createRequester(apiHost, config);

  const askArticles = async (path: string): Promise<Answer<Paged<ContractArticle>>> =>
    mapAnswer(await ask(path, pagedArticles), (paged) => ({
      ...paged,
      data: paged.data.filter(isShownArticle).map((article) => withMediaArticle(article, apiHost)),
    }));

  const askArticle = async (id: string): Promise<Answer<ContractArticle>> => {
    const answer = await ask(`/article/${id}`, oneArticle);
    if (answer.state !== 'found') return answer;
    return isShownArticle(answer.value) ? found(withMediaArticle(answer.value, apiHost)) : MISSING;
  };

  return {
    kind: 'remote',
    articles: (query) => askArticles(`/article${toSearch(query)}`),
    articlesOfCategory: (id, query) => askArticles(`/article/category/${id}${toSearch(query)}`),
    articlesOfSubcategory: (id, query) => askArticles(`/article/subcategory/${id}${toSearch(query)}`),
    article: askArticle,
    config: async () =>
      mapAnswer(await ask('/config', config), (value) => {
        const shown = onlyShown(value);
        const categories = shown.categories.map((category) => withMediaCategory(category, apiHost));
        return { categories, subcategories: categories.flatMap((category) => category.subcategories) };
      }),
    category: async (name) => {
      const answer = await ask(`/category/${encodeURIComponent(name)}`, oneCategory);
      if (answer.state !== 'found') return answer;
      if (!isShownCategory(answer.value)) return MISSING;
      return found(withMediaCategory(onlyShownSubcategories(answer.value), apiHost));
    },
    // A text says nothing of its status: whether it may be shown, its article knows.
    content: async (language, id) => {
      const article = await askArticle(id);
      if (article.state !== 'found') return article;
      return mapAnswer(await ask(`/content/${language}/${id}`, content), (html) => withMediaHtml(html, apiHost));
    },
  };
}
