import { join } from 'node:path';
import type { Backend, CmsConfig, EntryCollection, Field } from '@sveltia/cms';
import type { z } from 'zod';
import { articleEntry, categoryEntry, eventEntry, newsEntry, SLUG, textFront } from '@/lib/cms/files/entrySchemas';
import { foldersIn } from '@/lib/cms/files/readFolder';
import { placeFile } from '@/lib/cms/schema/placeFile';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@/lib/i18n/language';
import { ID_LENGTH } from '@/lib/routing/id';
import { FACTS, PLACE, SEARCH_FIELDS, SEARCHED, TEXTS } from './details';
import { type Details, fieldsOf } from './fieldsOf';
import { LISTS } from './lists';

// The configuration of the editor: the location of each kind of content. What most fields show beyond their schemas is
// in details.ts and lists.ts.

/** The ids of the subcategories of each category of the guide. */
type Subcategories = Record<string, string[]>;

/** @param root the folder `content/` */
export function readSubcategories(root: string): Subcategories {
  const folder = join(root, 'categories');
  return Object.fromEntries(foldersIn(folder).map((id) => [id, foldersIn(join(folder, id))]));
}

/** Only the guide has subcategories. */
const category = (collection: string, subcategory: Details[string] = { widget: 'hidden' }): Details => ({
  subcategory,
  category: { widget: 'relation', collection, value_field: '{{slug}}', display_fields: ['title'] },
});

const BODY: Field = {
  name: 'body',
  label: 'Text',
  widget: 'markdown',
  i18n: true,
  modes: ['raw'],
  hint: 'Markdown. `[words](article:perast)` links to an article, `![](picture:perast.jpg)` shows a picture.',
};

/** The fields of an entry, in the order of its files: its texts, its facts, and what search engines read. */
function entryFields(facts: z.ZodObject, details: Details): Field[] {
  const texts = textFront.omit(SEARCH_FIELDS);
  const schema = texts.extend(facts.shape).extend(textFront.pick(SEARCH_FIELDS).shape);
  const fields = fieldsOf(schema, { ...TEXTS, ...FACTS, ...details });
  return fields.toSpliced(Object.keys(texts.shape).length, 0, BODY);
}

type Entries = Pick<EntryCollection, 'name' | 'label' | 'fields'> & Partial<EntryCollection>;

/** Entries with a folder each: `<folder>/<id>/text.en.md`. The id is derived from the title and never changes. */
const entries = (more: Entries): EntryCollection => ({
  folder: `content/${more.name}`,
  path: '{{slug}}/text',
  i18n: true,
  slug: {
    template: '{{title}}',
    editable: ['create'],
    pattern: [SLUG.source, 'must be lower-case words with hyphens'],
    hint: 'The name of its folder; it never changes.',
  },
  summary: '{{title}}',
  ...more,
});

const article = (
  name: string,
  label: string,
  label_singular: string,
  schema: z.ZodObject,
  details: Details,
): EntryCollection =>
  entries({
    name,
    label,
    label_singular,
    fields: entryFields(schema, { ...SEARCHED, ...details }),
    view_filters: [{ label: 'Drafts', field: 'draft', pattern: true }],
  });

const categories = (name: string, label: string, more: Partial<EntryCollection> = {}): EntryCollection =>
  entries({ name, label, label_singular: 'Category', fields: entryFields(categoryEntry, {}), ...more });

/** Facts without an answer are left out of the file. */
const PLACES: EntryCollection = {
  name: 'places',
  label: 'Facts about places',
  label_singular: 'Place',
  folder: 'content/guide',
  path: '{{slug}}/place',
  extension: 'yaml',
  identifier_field: 'kind',
  summary: '{{slug}}',
  slug: {
    editable: ['create'],
    pattern: [SLUG.source, 'must be the id of an article'],
    hint: 'The id of the article.',
  },
  fields: fieldsOf(placeFile, PLACE),
};

/**
 * The configuration of the editor for the folder `content/` of the repository.
 *
 * @param backend the Git host where a team saves; a person on one machine works with the folder itself
 * @param siteUrl the site that shows what is saved
 */
export const editorConfig = (backend: Backend, siteUrl: string, subcategories: Subcategories): CmsConfig => ({
  load_config_file: false,
  backend,
  site_url: siteUrl,
  app_title: 'Content of the site',
  media_folder: 'content/photos',
  public_folder: '',
  // Picture names are made safe for URLs. All have an author and a licence that the organisation knows.
  media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: { providers: [] } },
  i18n: { structure: 'multiple_files', locales: [...LANGUAGES], default_locale: DEFAULT_LANGUAGE },
  slug: { encoding: 'ascii', clean_accents: true, maxlength: ID_LENGTH },
  output: { omit_empty_optional_fields: true, yaml: { quote: 'none' } },
  editor: { preview: false },
  collections: [
    article(
      'guide',
      'Guide',
      'Article',
      articleEntry,
      category('categories', {
        widget: 'select',
        options: Object.entries(subcategories).flatMap(([id, ids]) =>
          ids.map((value) => ({ label: `${id}: ${value}`, value })),
        ),
        hint: 'A subcategory of the category.',
      }),
    ),
    {
      ...article('news', 'News', 'News item', newsEntry, category('news-categories')),
      sortable_fields: {
        fields: ['published', 'title'],
        default: { field: 'published', direction: 'descending' },
      },
    },
    article('events', 'Events', 'Event', eventEntry, category('event-categories')),
    PLACES,
    LISTS,
    categories('categories', 'Categories of the guide'),
    ...Object.keys(subcategories).map((id) =>
      categories(`categories-${id}`, `${id}: subcategories`, { folder: `content/categories/${id}` }),
    ),
    categories('news-categories', 'Categories of news'),
    categories('event-categories', 'Categories of events'),
  ],
});
