import type { ListKind } from '@/components/lists/loadMore';
import { type CardGroup, undivided } from '@/lib/articles/card';
import { toCard } from '@/lib/cms/mappers/toCard';
import type { ContractArticle } from '@/lib/cms/schema/article';
import type { Language } from '@/lib/i18n/language';

/** A failed page is requested again this often, from 1 s doubling up to 30 s (docs/requirements.md, Lists). */
export const RETRIES = 3;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

/** Milliseconds before the n-th retry, counted from 1. */
export const retryDelay = (retry: number): number => Math.min(FIRST_RETRY_MS * 2 ** (retry - 1), LONGEST_RETRY_MS);

export const pageUrl = (endpoint: string, page: number): string =>
  `${endpoint}${endpoint.includes('?') ? '&' : '?'}page=${page}`;

/** A category page shows the articles that have no subcategory (docs/requirements.md, Guide). */
export const isListed = (article: ContractArticle, kind: ListKind, endpoint: string): boolean =>
  kind !== 'articles' || endpoint.includes('/subcategory/') || article.subcategory === null;

/** A page of a list in groups. */
export type CardPage = { groups: CardGroup[]; lastPage: number };

/**
 * One page of a list from the site’s own `/api`, whose answers were checked on the server.
 *
 * @throws {Error} when the answer is not a page
 */
export async function fetchCards(url: string, language: Language, kind: ListKind): Promise<CardPage> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`status ${response.status}`);
  if (kind === 'events') return (await response.json()) as CardPage;
  const { data, meta } = (await response.json()) as { data: ContractArticle[]; meta: { last_page: number } };
  const cards = data.filter((article) => isListed(article, kind, url)).map((article) => toCard(article, language));
  return { groups: undivided(cards), lastPage: meta.last_page };
}
