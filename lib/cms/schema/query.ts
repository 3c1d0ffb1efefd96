import { z } from 'zod';
import { articleType } from '@/lib/cms/schema/article';

const wholeNumber = z
  .string()
  .regex(/^[1-9]\d{0,5}$/)
  .transform(Number);

/** Items of a page without `limit` (docs/requirements.md, Provider). */
export const DEFAULT_LIMIT = 10;
const MAX_LIMIT = 100;
const MAX_TAGS = 20;

/** `title` sorts by the English title, or by the Montenegrin one where there is no English. */
const SORT_FIELDS = ['publishDate', 'publishedAt', 'createdAt', 'updatedAt', 'startDate', 'endDate', 'title'] as const;

const tag = z.string().min(1).max(100);

/** The query of a list of articles (docs/requirements.md, Provider). Unknown parameters are dropped. */
const contractQuery = z.object({
  page: wholeNumber.optional(),
  limit: wholeNumber.transform((limit) => Math.min(limit, MAX_LIMIT)).optional(),
  type: articleType.optional(),
  tags: z.array(tag).max(MAX_TAGS).optional(),
  sort: z.enum(['asc', 'desc']).optional(),
  sort_by: z.enum(SORT_FIELDS).optional(),
  sort_order: z.enum(['asc', 'desc']).optional(),
});

export type ArticlesQuery = z.output<typeof contractQuery>;

/** The order of a list: `sort` is that of publication, `sort_order` that of the field in `sort_by`. */
export const orderOf = ({ sort, sort_by, sort_order }: ArticlesQuery): 'asc' | 'desc' =>
  (sort_by ? sort_order : sort) ?? 'desc';

/** The tags of an article that a query may have. */
export const queryTags = (tags: readonly string[]): string[] =>
  tags.filter((each) => tag.safeParse(each).success).slice(0, MAX_TAGS);

/** Parses a list query; null when a known parameter has an invalid value (status 400). */
export function parseQuery(query: URLSearchParams): ArticlesQuery | null {
  const tags = query.getAll('tags');
  const result = contractQuery.safeParse({
    ...Object.fromEntries(query),
    tags: tags.length > 0 ? tags : undefined,
  });
  return result.success ? result.data : null;
}

/** The query string of a list call: tags repeated without brackets (docs/requirements.md, Provider). */
export function toQueryString(query: ArticlesQuery): string {
  const { tags = [], ...rest } = query;
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) if (value !== undefined) search.set(name, String(value));
  for (const tag of tags) search.append('tags', tag);
  return search.size > 0 ? `?${search}` : '';
}
