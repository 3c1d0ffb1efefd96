import 'server-only';
import { subjectTags } from '@/lib/articles/tags';
import { getGuideListOf } from '@/lib/cms/guideList';
import { getRelated } from '@/lib/cms/queries';
import { mapResult, type Result } from '@/lib/cms/result';
import type { ContractArticle } from '@/lib/cms/schema/article';

/**
 * The articles from which related ones are chosen: the newest that share a tag, and for the guide all of the same list
 * that do. Of a tag that hundreds have, the newest may all be in other lists.
 */
export async function getRelatedCandidates(article: ContractArticle): Promise<Result<ContractArticle[]>> {
  const [newest, list] = await Promise.all([getRelated(article.tags), getGuideListOf(article)]);
  const subjects = new Set(subjectTags(article.tags));
  const sameList = list.state === 'found' ? list.value.filter(({ tags }) => tags.some((tag) => subjects.has(tag))) : [];
  return mapResult(newest, (articles) => [...articles, ...sameList]);
}
