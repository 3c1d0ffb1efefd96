import type { ListKind } from '@/components/lists/loadMore';
import { type CardGroup, undivided } from '@/lib/articles/card';
import { parseCardGroups } from '@/lib/articles/parseCard';
import { listedInCategory } from '@/lib/cms/mappers/listedInCategory';
import { toCard } from '@/lib/cms/mappers/toCard';
import type { ContractArticle } from '@/lib/cms/schema/article';
import { parseArticle } from '@/lib/cms/schema/parseArticle';
import type { Language } from '@/lib/i18n/language';
import { fetchJson, list, number, object } from '@/lib/json';

/** A failed page is requested again this often, from 1 s doubling up to 30 s (docs/requirements.md, Lists). */
export const RETRIES = 3;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

/** Milliseconds before the n-th retry, counted from 1. */
export const retryDelay = (retry: number): number => Math.min(FIRST_RETRY_MS * 2 ** (retry - 1), LONGEST_RETRY_MS);

export const pageUrl = (endpoint: string, page: number): string =>
  `${endpoint}${endpoint.includes('?') ? '&' : '?'}page=${page}`;

/** A page of a list in groups. */
export type CardPage = { groups: CardGroup[]; lastPage: number };

const parseCardPage = object<CardPage>({ groups: parseCardGroups, lastPage: number });

const parseArticlePage = object<{ data: ContractArticle[]; meta: { last_page: number } }>({
  data: list(parseArticle),
  meta: object<{ last_page: number }>({ last_page: number }),
});

/** One page of a list from the site’s own `/api`. */
export async function fetchCards(url: string, language: Language, kind: ListKind): Promise<CardPage> {
  if (kind === 'events') return fetchJson(url, parseCardPage);
  const { data, meta } = await fetchJson(url, parseArticlePage);
  const listed = url.includes('/category/') ? listedInCategory(data) : data;
  const cards = listed.map((article) => toCard(article, language));
  return { groups: undivided(cards), lastPage: meta.last_page };
}
