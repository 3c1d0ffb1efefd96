import { z } from 'zod';
import type { Within } from '@/lib/cms/provider';
import {
  createBilingualAdapter,
  documents,
  isDocument,
  sharedField,
  textOf,
  type Versions,
} from '@/lib/cms/remote/adapters/bilingualAdapter';
import type { ListQuery } from '@/lib/cms/remote/adapters/cmsAdapter';
import { markdownToHtml } from '@/lib/cms/remote/adapters/markdownToHtml';
import { orderOf } from '@/lib/cms/schema/query';
import { inEachLanguage, type Language } from '@/lib/i18n/language';

/** A list of Strapi’s REST API. */
const page = z
  .object({
    data: documents('documentId'),
    meta: z.object({
      pagination: z.object({ pageSize: z.number(), pageCount: z.number(), total: z.number() }),
    }),
  })
  .transform(({ data, meta: { pagination } }) => ({
    documents: data,
    meta: { last_page: pagination.pageCount, per_page: pagination.pageSize, total: pagination.total },
  }));

const MAX_CATEGORIES = 100;

/** Relations and media are populated, one level deep. */
const inLanguage = (language: Language) => ({ locale: language, populate: '*' });

function listPath(query: ListQuery, { category, subcategory }: Within, language: Language): string {
  const { page: number, limit, type, tags = [], sort_by } = query;
  const search = new URLSearchParams({
    ...inLanguage(language),
    'pagination[page]': String(number),
    'pagination[pageSize]': String(limit),
    // Without the id, articles of one date change places between the pages of a list.
    sort: `${sort_by ?? 'publishDate'}:${orderOf(query)},documentId:asc`,
  });
  if (type) search.set('filters[type][$eq]', type);
  for (const [index, name] of tags.entries()) search.set(`filters[tags][name][$in][${index}]`, name);
  if (category) search.set('filters[category][documentId][$eq]', category);
  if (subcategory) search.set('filters[subcategory][documentId][$eq]', subcategory);
  return `/api/articles?${search}`;
}

/** The field is Markdown: Strapi’s “Rich text (Markdown)”. */
const toHtml = (markdown: unknown): string | undefined =>
  typeof markdown === 'string' ? markdownToHtml(markdown) : undefined;

/** A tag without a name is skipped by the schema of the contract. */
const namesOf = (tags: unknown): unknown =>
  Array.isArray(tags) ? tags.map((tag: unknown) => isDocument(tag) && tag.name) : tags;

const toContent = (versions: Versions) => {
  const content = textOf(versions, 'content');
  return inEachLanguage((language) => toHtml(content[language]));
};

/** Strapi 5, with the content types of docs/providers/strapi.md. */
export const strapi = createBilingualAdapter({
  listPath,
  articlePath: (id, language) => `/api/articles/${id}?${new URLSearchParams(inLanguage(language))}`,
  articlesPath: (ids, language) => {
    const search = new URLSearchParams({ ...inLanguage(language), 'pagination[pageSize]': String(ids.length) });
    for (const [index, id] of ids.entries()) search.set(`filters[documentId][$in][${index}]`, id);
    return `/api/articles?${search}`;
  },
  categoriesPath: (language) => {
    const search = new URLSearchParams({ ...inLanguage(language), sort: 'order:asc' });
    search.set('pagination[pageSize]', String(MAX_CATEGORIES));
    return `/api/categories?${search}`;
  },
  page,
  document: z.object({ data: z.looseObject({}) }).transform(({ data }) => data),
  idOf: ({ documentId }) => String(documentId),
  // Without a token for drafts, Strapi sends what is published alone.
  ownFields: (versions) => ({
    content: toContent(versions),
    tags: namesOf(sharedField(versions, 'tags')),
    status: 'published',
  }),
  imageFields: (versions) => ({
    name: sharedField(versions, 'name'),
    alt: sharedField(versions, 'alternativeText'),
    caption: sharedField(versions, 'caption'),
  }),
});
