import { z } from 'zod';
import {
  createBilingualAdapter,
  documents,
  isDocument,
  sharedField,
  textOf,
  toFocal,
  type Versions,
} from '@/lib/cms/remote/adapters/bilingualAdapter';
import { markdownToHtml } from '@/lib/cms/remote/adapters/markdownToHtml';
import { inEachLanguage, LANGUAGES } from '@/lib/i18n/language';

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

/** A list among the fields of a query, such as `tags[0]`. */
const indexed = (name: string, values: readonly string[] = []) =>
  Object.fromEntries(values.map((value, index) => [`${name}[${index}]`, value]));

/** The field is Markdown: Strapi’s “Rich text (Markdown)”. */
const toHtml = (markdown: unknown): string | undefined =>
  typeof markdown === 'string' ? markdownToHtml(markdown) : undefined;

/** The tags of both languages, since lists filter by either. The schema skips a tag without a name. */
function tagsOf(versions: Versions): unknown[] {
  const tags = LANGUAGES.flatMap((language) => versions[language]?.tags ?? []);
  return [...new Set(tags.map((tag) => isDocument(tag) && tag.name))];
}

const toContent = (versions: Versions) => {
  const content = textOf(versions, 'content');
  return inEachLanguage((language) => toHtml(content[language]));
};

/** Categories with their other language, for an article that lacks it. */
const OF_ARTICLE = {
  'populate[tags]': 'true',
  'populate[category][populate]': 'localizations',
  'populate[subcategory][populate]': 'localizations',
};

/**
 * A relation is set per language: one set in only one language is used for both, in its own translation, and the English one
 * if they differ. A picture has no language.
 */
function relationOf(versions: Versions, field: string) {
  const target = Object(Object.values(textOf(versions, field)).find(Boolean));
  const all = [target, target.localizations].flat();
  return inEachLanguage(
    (language) => all.find((each) => Object(each).locale === language) ?? versions[language]?.[field],
  );
}

/** Strapi 5, with the content types of docs/providers/strapi.md. */
export const strapi = createBilingualAdapter({
  // By name: `*` would also send the texts of the other language and, with a category, all its articles.
  inLanguage: (language, resource) => ({
    locale: language,
    'populate[image]': 'true',
    ...(resource === 'categories' ? { 'populate[parent]': 'true' } : OF_ARTICLE),
  }),
  paging: (number, limit) => ({ 'pagination[page]': number, 'pagination[pageSize]': limit }),
  sort: (field, order) => `${field}:${order},documentId:asc`,
  filters: ({ type, tags }, { category, subcategory }) => ({
    'filters[type][$eq]': type,
    ...indexed('filters[tags][name][$in]', tags),
    'filters[category][documentId][$eq]': category,
    'filters[subcategory][documentId][$eq]': subcategory,
  }),
  byId: (id) => ({ 'filters[documentId][$eq]': id }),
  byIds: (ids) => ({ 'pagination[pageSize]': ids.length, ...indexed('filters[documentId][$in]', ids) }),
  page,
  idOf: ({ documentId }) => String(documentId),
  relationOf,
  // Without a token for drafts, Strapi sends what is published alone.
  ownFields: (versions) => ({
    content: toContent(versions),
    tags: tagsOf(versions),
    status: 'published',
  }),
  imageFields: (versions) => {
    const { x, y } = Object(sharedField(versions, 'focalPoint'));
    return {
      name: sharedField(versions, 'name'),
      alt: sharedField(versions, 'alternativeText'),
      caption: sharedField(versions, 'caption'),
      focal: toFocal(x, y),
    };
  },
});
