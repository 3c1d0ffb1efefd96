import { LETTERS } from '@/lib/cms/files/entrySchemas';
import { placeFile } from '@/lib/cms/schema/placeFile';
import type { Details } from './fieldsOf';

// What fields show beyond their schemas.

const lengthOf = (field: keyof typeof LETTERS) => ({ minlength: LETTERS[field][0], maxlength: LETTERS[field][1] });

/** Texts have a side for each language; the English side has the facts. */
export const TEXTS: Details = {
  title: { i18n: true, hint: 'Becomes the address of the page: `stari-grad`.' },
  description: {
    i18n: true,
    widget: 'text',
    maxlength: LETTERS.description[1],
    hint: `For cards, ${LETTERS.description[1]} letters at most.`,
  },
  summary: { i18n: true, widget: 'text', hint: 'For the top of the page.' },
  seoTitle: { i18n: true, label: 'Title for search engines', ...lengthOf('seoTitle') },
  seoDescription: {
    i18n: true,
    label: 'Description for search engines',
    widget: 'text',
    ...lengthOf('seoDescription'),
  },
  keywords: { i18n: true, label: 'Keywords for search engines', ...lengthOf('keywords') },
};

/** What search engines read. */
export const SEARCH_FIELDS = { seoTitle: true, seoDescription: true, keywords: true } as const;

/** Search engines list the pages of articles. */
export const SEARCHED: Details = Object.fromEntries(
  Object.keys(SEARCH_FIELDS).map((name) => [name, { ...TEXTS[name], required: true }]),
);

const PICTURE = {
  widget: 'relation',
  collection: 'lists',
  file: 'pictures',
  value_field: 'pictures.*.file',
  display_fields: ['pictures.*.caption.en', 'pictures.*.file'],
} as const;

/** A day of every year, as `YEARLY_DAY` parses it. */
const YEARLY = { hint: 'Month and day, `07-22`; days before or after Easter, `easter-47`; or `saturday near 08-15`.' };

export const FACTS: Details = {
  tags: { required: false, hint: 'Lower-case words with hyphens, such as `old-town`.' },
  picture: PICTURE,
  updated: { hint: 'The day of the last change, by which calendars recognise that an event was moved or cancelled.' },
  author: { hint: 'Only if it is not the organisation.' },
  draft: { hint: 'Visitors do not see a draft.' },
  order: { hint: 'Its place in the list of categories.' },
  season: YEARLY,
  'when.from': YEARLY,
  'when.to': YEARLY,
  'when.certain': { hint: 'Off: the page says ‘Usual time – check before you travel’.' },
};

const TIMES = { hint: 'Such as `09:00-12:00`.' };
const DAY_OF_YEAR = { hint: 'Month and day, such as `05-01`; fill in both or neither.' };

/** Each fact has either `checked` or `estimated`. */
const DAYS: Details = Object.fromEntries(
  Object.keys(placeFile.shape).flatMap((fact) => [
    [`${fact}.checked`, { hint: 'The day somebody checked it against the source.' }],
    [`${fact}.estimated`, { hint: 'Instead of ‘Checked’, if no source can be looked up.' }],
  ]),
);

/** Details of the facts about a place, wherever they are. */
export const PLACE: Details = {
  ...DAYS,
  ids: { hint: 'The ids of the article in content systems: letters, digits, `_` and `-`.' },
  wikidata: { hint: 'Such as `Q42`, only if you are certain.' },
  'coordinates.precision': { hint: 'How far off they may be, in metres.' },
  'openingHours.weekly.times': TIMES,
  'openingHours.weekly.from': DAY_OF_YEAR,
  'openingHours.weekly.to': DAY_OF_YEAR,
  'openingHours.exceptions.times': { required: false, hint: 'None if it is closed on that day.' },
  'telephone.number': { hint: 'International, such as `+382 32 000 000`.' },
  'onFoot.walk.from.en': { hint: 'The words after ‘from’.' },
  'onFoot.walk.from.sr': { hint: 'The words after ‘od’.' },
};
