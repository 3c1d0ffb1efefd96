import { provider } from '@/lib/cms/currentProvider';
import { found, mapResult, type Result } from '@/lib/cms/result';
import type { ContractArticle } from '@/lib/cms/schema/article';
import type { Language } from '@/lib/i18n/language';

/**
 * An article with its content, fetched in the language of the page if the article came without. Unchanged if the
 * provider has none.
 */
export async function completeContent(article: ContractArticle, language: Language): Promise<Result<ContractArticle>> {
  if (Object.values(article.content).some(Boolean)) return found(article);
  const content = await provider().content(language, article._id);
  if (content.state === 'missing') return found(article);
  return mapResult(content, (html) => ({
    ...article,
    content: { ...article.content, [language]: html.trim() || undefined },
  }));
}
