import { z } from 'zod';
import {
  createBilingualAdapter,
  documents,
  sharedField,
  textOf,
  toFocal,
} from '@/lib/cms/remote/adapters/bilingualAdapter';

/** A response of a collection: `find` of Payload’s REST API. */
const page = z
  .object({ docs: documents('id'), totalDocs: z.number(), limit: z.number(), totalPages: z.number() })
  .transform(({ docs, totalDocs, limit, totalPages }) => ({
    documents: docs,
    meta: { last_page: totalPages, per_page: limit, total: totalDocs },
  }));

/** Payload 3, with the collections of docs/providers/payload.md. */
export const payload = createBilingualAdapter({
  // A relation is populated, and a text that is not translated stays empty.
  inLanguage: (language) => ({ locale: language, 'fallback-locale': 'none', depth: 1 }),
  paging: (number, limit) => ({ page: number, limit }),
  sort: (field, order) => `${order === 'desc' ? '-' : ''}${field},id`,
  filters: ({ type, tags }, { category, subcategory }) => ({
    'where[type][equals]': type,
    'where[tags][in]': tags?.join(','),
    'where[category][equals]': category,
    'where[subcategory][equals]': subcategory,
  }),
  byId: (id) => ({ 'where[id][equals]': id }),
  page,
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
    focal: toFocal(sharedField(versions, 'focalX'), sharedField(versions, 'focalY')),
  }),
});
