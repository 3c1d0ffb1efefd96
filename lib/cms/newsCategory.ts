import type { ContractArticle, ContractReference } from '@/lib/cms/schema/article';

/** A category of news as its articles name it, since `/config` need not list it; null when none names one. */
export const newsCategoryOf = (news: readonly ContractArticle[]): ContractReference | null =>
  news.find(({ category }) => category)?.category ?? null;
