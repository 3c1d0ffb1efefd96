import type { Backend, CmsConfig, EntryCollection, Field, FileCollection } from '@sveltia/cms';
import type { z } from 'zod';
import { articleEntry, categoryEntry, eventEntry, pictureEntry, textFront } from '@/lib/cms/files/files';
import { notice } from '@/lib/cms/files/readNotices';
import { point } from '@/lib/cms/files/readPoints';
import { question } from '@/lib/cms/files/readQuestions';
import { topic } from '@/lib/cms/files/readTopics';
import { placeFile } from '@/lib/cms/schema/placeFile';
import { partner } from '@/lib/partners/readPartners';
import { type Details, fieldsOf } from './fieldsOf';

// The configuration of the editor: where each kind of content stands, and what a field shows beyond its schema.

const ID = '^[a-z0-9]+(-[a-z0-9]+)*$';

/** Texts have a side for each language, and the side of English holds the facts. */
const TEXTS: Details = {
  title: { i18n: true },
  slug: { i18n: true, hint: 'The words of the title as an address: `stari-grad`.' },
  description: { i18n: true, widget: 'text', maxlength: 200, hint: 'For cards, 200 letters at most.' },
  summary: { i18n: true, widget: 'text', hint: 'For the top of the page.' },
  seoTitle: { i18n: true, label: 'Title for search engines', minlength: 10, maxlength: 65 },
  seoDescription: {
    i18n: true,
    label: 'Description for search engines',
    widget: 'text',
    minlength: 70,
    maxlength: 170,
  },
  keywords: { i18n: true, label: 'Keywords for search engines', minlength: 10, maxlength: 200 },
};

/** Search engines list the pages of articles. */
const SEARCHED: Details = Object.fromEntries(
  ['seoTitle', 'seoDescription', 'keywords'].map((name) => [name, { ...TEXTS[name], required: true }]),
);

const PICTURE = {
  widget: 'relation',
  collection: 'lists',
  file: 'pictures',
  value_field: 'pictures.*.file',
  display_fields: ['pictures.*.caption.en', 'pictures.*.file'],
} as const;

/** Dates of an event return every year; a moving one is in words. */
const YEARLY = { hint: '`07-22`, `easter-47` or `saturday near 08-15`.' };

const FACTS: Details = {
  tags: { hint: 'Lower-case words with hyphens, such as `old-town`.' },
  picture: PICTURE,
  updated: { hint: 'The day of the last change to the text.' },
  author: { hint: 'Only if it is not the organisation.' },
  draft: { hint: 'Visitors do not see a draft.' },
  'when.from': YEARLY,
  'when.to': YEARLY,
  'when.certain': { hint: 'Off: the page says ‘usual time, check before travelling’.' },
};

/** The ids of the subcategories of each category of the guide. */
export type Subcategories = Record<string, string[]>;

const category = (collection: string): Details => ({
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
  const { seoTitle, seoDescription, keywords, ...words } = textFront.shape;
  const fields = fieldsOf(textFront.extend(facts.shape), { ...TEXTS, ...FACTS, ...details });
  const names = [...Object.keys(words), ...Object.keys(facts.shape), 'seoTitle', 'seoDescription', 'keywords'];
  const sorted = names.flatMap((name) => fields.filter((field) => field.name === name));
  return sorted.toSpliced(Object.keys(words).length, 0, BODY);
}

type Entries = Pick<EntryCollection, 'name' | 'label' | 'fields'> & Partial<EntryCollection>;

/** Entries in folders of their own: `<folder>/<id>/text.en.md`. The id is made of the title and never changes. */
const entries = (more: Entries): EntryCollection => ({
  folder: `content/${more.name}`,
  path: '{{slug}}/text',
  i18n: true,
  slug: {
    template: '{{title}}',
    editable: ['create'],
    pattern: [ID, 'must be lower-case words with hyphens'],
    hint: 'The name of its folder, for good.',
  },
  summary: '{{title}}',
  ...more,
});

const article = (name: string, label: string, schema: z.ZodObject, details: Details): EntryCollection =>
  entries({
    name,
    label,
    fields: entryFields(schema, { ...SEARCHED, ...details }),
    view_filters: [{ label: 'Drafts', field: 'draft', pattern: true }],
  });

const categories = (name: string, label: string, more: Partial<EntryCollection> = {}): EntryCollection =>
  entries({ name, label, fields: entryFields(categoryEntry, {}), ...more });

/** Both languages of a fact stand side by side; facts without an answer are left out of the file. */
const PLACES: EntryCollection = {
  name: 'places',
  label: 'Facts about places',
  folder: 'content/guide',
  path: '{{slug}}/place',
  extension: 'yaml',
  identifier_field: 'kind',
  summary: '{{slug}}',
  slug: { editable: ['create'], pattern: [ID, 'must be the id of an article'], hint: 'The id of the article.' },
  fields: fieldsOf(placeFile),
};

/** One file that is a list. */
const list = (name: string, label: string, schema: z.ZodType, summary: string, details: Details = {}) => ({
  name,
  label,
  file: `content/${name}.yaml`,
  fields: [
    { name, label, widget: 'list' as const, root: true, collapsed: true, summary, fields: fieldsOf(schema, details) },
  ],
});

const TEXT = { widget: 'text' } as const;
const MOMENT = { widget: 'datetime', format: 'YYYY-MM-DD HH:mm' } as const;
const LINES = { 'answer.en': TEXT, 'answer.sr': TEXT };

/** What `npm run pictures` finds out. */
const MEASURED = { widget: 'hidden' } as const;

const PICTURES = {
  ...list('pictures', 'Pictures', pictureEntry, '{{file}}', {
    file: {
      widget: 'image',
      media_folder: '/content/photos',
      public_folder: '',
      choose_url: false,
      hint: 'A photograph of 960 pixels in width at least.',
    },
    width: MEASURED,
    height: MEASURED,
    colour: MEASURED,
    'alt.en': TEXT,
    'alt.sr': TEXT,
    focal: { hint: 'The point that every crop shows, 0 to 1 from the left and from the top.' },
    'focal.x': { default: 0.5 },
    'focal.y': { default: 0.5 },
    tall: { hint: 'Whether it fills the screen of a phone.' },
    credit: { hint: 'Author and licence: `Ana Perović, CC BY 4.0`. Without it, it is called an illustration.' },
  }),
  file: 'content/pictures.json',
};

const LISTS: FileCollection = {
  name: 'lists',
  label: 'Pictures and lists',
  files: [
    PICTURES,
    list('notices', 'Notices', notice, '{{text.en}}', { from: MOMENT, until: MOMENT }),
    list('questions', 'Questions', question, '{{question.en}}', LINES),
    list('topics', 'Topics', topic, '{{title.en}}', LINES),
    list('points', 'Points of the map', point, '{{name.en}}'),
    list('partners', 'Partners', partner, '{{name}}', { offer: { ...TEXT, hint: 'A line for each benefit.' } }),
  ],
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
  i18n: { structure: 'multiple_files', locales: ['en', 'sr'], default_locale: 'en' },
  slug: { encoding: 'ascii', clean_accents: true },
  output: { omit_empty_optional_fields: true, yaml: { quote: 'none' } },
  editor: { preview: false },
  collections: [
    article('guide', 'Guide', articleEntry, {
      ...category('categories'),
      subcategory: { widget: 'select', options: Object.values(subcategories).flat(), hint: 'One of its category.' },
    }),
    article('news', 'News', articleEntry, category('news-categories')),
    article('events', 'Events', eventEntry, category('event-categories')),
    PLACES,
    LISTS,
    categories('categories', 'Categories of the guide'),
    ...Object.keys(subcategories).map((id) =>
      categories(`categories-${id}`, `Subcategories of ${id}`, { folder: `content/categories/${id}` }),
    ),
    categories('news-categories', 'Categories of news'),
    categories('event-categories', 'Categories of events'),
  ],
});
