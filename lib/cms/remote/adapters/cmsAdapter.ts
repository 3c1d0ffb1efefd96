import type { z } from 'zod';
import type { Within } from '@/lib/cms/provider';
import type { ArticlesQuery } from '@/lib/cms/schema/query';
import type { Language } from '@/lib/i18n/language';

/**
 * Fetches a list, which every content system has: where it is not found, the system is down, not empty
 * (docs/decisions/outage-and-missing.md).
 *
 * @throws {ProviderFailure} with the status, for an error status or a malformed response; other errors if no response
 * can be read
 */
export type Get = <T>(path: string, schema: z.ZodType<T>) => Promise<{ value: T; headers: Headers }>;

/** A text of the contract: one for both languages, or one for each. */
export type RawText = string | Partial<Record<Language, unknown>> | null | undefined;

/** An article, category or page of a list as the contract has it (docs/provider-api.yaml), not validated yet. */
export type RawItem = {
  _id: string;
  content?: RawText;
  title?: RawText;
  seo?: Record<string, unknown> & { slug?: RawText };
} & Record<string, unknown>;
export type RawPage = { data: unknown[]; meta: { last_page: number; per_page: number; total: number } };
/** Categories of the guide, with their subcategories, and those of news and events. */
type RawCategories = { guide: RawItem[]; others: RawItem[] };

/** The query of a list, with its default `page` and `limit` filled in. */
export type ListQuery = ArticlesQuery & { page: number; limit: number };

/** How one content system is called, and how its responses become those of the contract. Null is a 404. */
export type CmsAdapter = {
  articles(query: ListQuery, within: Within, get: Get): Promise<RawPage>;
  article(id: string, get: Get): Promise<RawItem | null>;
  categories(get: Get): Promise<RawCategories>;
};
