import type { FileCollection } from '@sveltia/cms';
import type { z } from 'zod';
import { pictureEntry } from '@/lib/cms/files/entrySchemas';
import { notice, partner, point, question, topic } from '@/lib/cms/files/lists';
import { PLACE } from './details';
import { type Details, fieldsOf } from './fieldsOf';

/** One file that is a list. */
const list = (
  name: string,
  label: string,
  label_singular: string,
  schema: z.ZodType,
  summary: string,
  details: Details,
  more: { add_to_top?: boolean } = {},
) => ({
  name,
  label,
  file: `content/${name}.yaml`,
  fields: [
    {
      name,
      label,
      label_singular,
      widget: 'list' as const,
      root: true,
      // Without it, the last entry could not be removed.
      required: false,
      collapsed: true,
      summary,
      ...more,
      fields: fieldsOf(schema, details),
    },
  ],
});

const TEXT = { widget: 'text' } as const;
const DATE_TIME = { widget: 'datetime', format: 'YYYY-MM-DD HH:mm' } as const;
const ENTRY_ID = { hint: 'A unique name that never changes: lower-case words with hyphens.' };
const ANSWERS = {
  id: ENTRY_ID,
  page: { hint: 'The page that says more.' },
  anchor: { hint: 'The id of a section of that page.' },
  article: { hint: 'The id of an article of the guide that says more.' },
  words: { hint: 'Other words that visitors type for it, separated by commas.' },
  map: { hint: 'The group of the map that shows the places.' },
  desk: { hint: 'Whether the information desk knows more; the answer then ends with a link to it.' },
  'answer.en': TEXT,
  'answer.sr': TEXT,
};

/** The fields that `npm run pictures` measures. */
const MEASURED = { widget: 'hidden' } as const;

const PICTURES = {
  ...list(
    'pictures',
    'Pictures',
    'Picture',
    pictureEntry,
    '{{file}}',
    {
      file: {
        widget: 'image',
        media_folder: '/content/photos',
        public_folder: '',
        choose_url: false,
        hint: 'A photograph at least 960 pixels wide, better 2000; save a larger one smaller first.',
      },
      width: MEASURED,
      height: MEASURED,
      colour: MEASURED,
      alt: { label: 'Alternative text', hint: 'What it shows, for those who cannot see it.' },
      'alt.en': TEXT,
      'alt.sr': TEXT,
      caption: { hint: 'The sentence below it.' },
      focal: { hint: 'The point that every crop shows, 0 to 1 from the left and from the top.' },
      'focal.x': { default: 0.5 },
      'focal.y': { default: 0.5 },
      tall: { hint: 'Whether it fills the screen of a phone.' },
      credit: { hint: 'Author and licence: `Ana Perović, CC BY 4.0`. If empty, it is called an illustration.' },
    },
    { add_to_top: true },
  ),
  file: 'content/pictures.json',
};

/** The pictures, and all content that is not an entry with a page. */
export const LISTS: FileCollection = {
  name: 'lists',
  label: 'Pictures and lists',
  files: [
    PICTURES,
    list('notices', 'Notices', 'Notice', notice, '{{text.en}}', {
      id: ENTRY_ID,
      from: DATE_TIME,
      until: DATE_TIME,
      page: { hint: 'The page it links to.' },
    }),
    list('questions', 'Questions', 'Question', question, '{{question.en}}', ANSWERS),
    list('topics', 'Topics', 'Topic', topic, '{{title.en}}', ANSWERS),
    list('points', 'Points of the map', 'Point', point, '{{name.en}}', {
      ...PLACE,
      id: ENTRY_ID,
      groups: { hint: 'The first is its kind.' },
      plan: { hint: 'Where its pin is on the plan of the old town, from the left and from the top.' },
    }),
    list('partners', 'Partners', 'Partner', partner, '{{name}}', {
      address: { required: false },
      offer: { ...TEXT, hint: 'One line for each benefit.' },
      sample: { hint: 'Whether it is invented; the page then says so.' },
    }),
  ],
};
