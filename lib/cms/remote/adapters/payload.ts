import { z } from 'zod';
import type { Within } from '@/lib/cms/provider';
import { createBilingualAdapter, documents, sharedField, textOf } from '@/lib/cms/remote/adapters/bilingualAdapter';
import type { ListQuery } from '@/lib/cms/remote/adapters/cmsAdapter';
import { orderOf } from '@/lib/cms/schema/query';
import type { Language } from '@/lib/i18n/language';

/** A response of a collection: `find` of Payload’s REST API. */
const page = z
  .object({ docs: documents('id'), totalDocs: z.number(), limit: z.number(), totalPages: z.number() })
  .transform(({ docs, totalDocs, limit, totalPages }) => ({
    documents: docs,
    meta: { last_page: totalPages, per_page: limit, total: totalDocs },
  }));

const MAX_CATEGORIES = 100;

/** A relation is populated, and a text that is not translated stays empty. */
const inLanguage = (language: Language) => ({ locale: language, 'fallback-locale': 'none', depth: '1' });

function listPath(query: ListQuery, { category, subcategory }: Within, language: Language): string {
  const { page: number, limit, type, tags, sort_by } = query;
  const search = new URLSearchParams({
    ...inLanguage(language),
    page: String(number),
    limit: String(limit),
    // Without the id, articles of one date change places between the pages of a list.
    sort: `${orderOf(query) === 'desc' ? '-' : ''}${sort_by ?? 'publishDate'},id`,
  });
  if (type) search.set('where[type][equals]', type);
  if (tags) search.set('where[tags][in]', tags.join(','));
  if (category) search.set('where[category][equals]', category);
  if (subcategory) search.set('where[subcategory][equals]', subcategory);
  return `/api/articles?${search}`;
}

/** Payload counts the focal point in percent. */
const toFraction = (value: unknown): number => (typeof value === 'number' ? value / 100 : 0.5);

/** Payload 3, with the collections of docs/providers/payload.md. */
export const payload = createBilingualAdapter({
  listPath,
  articlePath: (id, language) => `/api/articles/${id}?${new URLSearchParams(inLanguage(language))}`,
  categoriesPath: (language) => {
    const search = new URLSearchParams({ ...inLanguage(language), limit: String(MAX_CATEGORIES), sort: 'order' });
    return `/api/categories?${search}`;
  },
  page,
  document: z.looseObject({}),
  idOf: ({ id }) => String(id),
  ownFields: (versions) => ({
    content: textOf(versions, 'content_html'),
    tags: sharedField(versions, 'tags'),
    // A collection without drafts has no status.
    status: sharedField(versions, '_status') ?? 'published',
  }),
  imageFields: (versions) => ({
    name: sharedField(versions, 'filename'),
    alt: textOf(versions, 'alt'),
    caption: textOf(versions, 'caption'),
    focal: { x: toFraction(sharedField(versions, 'focalX')), y: toFraction(sharedField(versions, 'focalY')) },
  }),
});
