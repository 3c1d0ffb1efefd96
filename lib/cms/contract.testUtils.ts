import type { Result } from '@/lib/cms/result';
import type { ContractArticle } from '@/lib/cms/schema/article';

/** Unpublished items of a provider, which must never be returned. */
export const UNPUBLISHED = {
  article: 'unpublished-article',
  category: 'unpublished-category',
  subcategory: 'unpublished-subcategory',
} as const;

/** Valid ids of no item. */
export const UNKNOWN_IDS = [
  'nobody',
  'x'.repeat(64),
  '0',
  '-',
  '__proto__',
  'constructor',
  ...Object.values(UNPUBLISHED),
];

export function foundIn<T>(result: Result<T>): T {
  if (result.state !== 'found') throw new Error(`expected a found result, got ${result.state}`);
  return result.value;
}

export const idsOf = (articles: readonly ContractArticle[]): string[] => articles.map(({ _id }) => _id);
