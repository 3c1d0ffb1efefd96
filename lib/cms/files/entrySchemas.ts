import { z } from 'zod';
import { toSlug } from '@/lib/articles/slug';
import { YEARLY_DAY } from '@/lib/cms/files/yearlyDay';
import { bilingualText, textValue } from '@/lib/cms/schema/placeFile';
import { bindUnits } from '@/lib/i18n/bindUnits';
import { ID_LENGTH } from '@/lib/routing/id';

// The shape of the files under `content/`, described for editors in content/README.md.

/** Lower-case words with hyphens. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const id = z
  .string()
  .regex(SLUG, 'must be lower-case words with hyphens, such as sea-gate')
  .max(ID_LENGTH, `has more than ${ID_LENGTH} letters; shorten it`);
const day = z.iso.date();

/** 2027 is not a leap year: its days exist in every year. */
function isInEveryYear(value: string): boolean {
  const monthDay = YEARLY_DAY.exec(value)?.groups?.day;
  return !monthDay || z.iso.date().safeParse(`2027-${monthDay}`).success;
}

export const yearlyDay = z
  .string()
  .regex(YEARLY_DAY, {
    error: 'must be a day of every year, such as "07-22", "easter-47" or "saturday near 08-15", without a year',
    abort: true,
  })
  .refine(isInEveryYear, 'is not a day of every year; write another, such as "07-22"');

/** The check knows the names of categories. */
const where = {
  category: textValue,
  subcategory: textValue.optional(),
  tags: z.array(textValue).default([]),
  picture: textValue,
};

const published = { published: day, updated: day.optional() };

/** `draft` entries are not published: they are read for a preview only. */
const origin = { ...published, author: textValue.optional(), draft: z.boolean().optional() };

// The order of fields is the order in which the editor shows and writes them.

export const articleEntry = z.strictObject({ ...where, ...origin });

export const newsEntry = z.strictObject({
  ...where,
  /** For guidance: the day of each year on which it is redated. */
  season: yearlyDay.optional(),
  ...origin,
});

export const eventEntry = z.strictObject({
  ...where,
  when: z.strictObject({ from: yearlyDay, to: yearlyDay, certain: z.boolean() }),
  place: bilingualText,
  ...origin,
});

const PLACE_IN_LIST = 'a whole number without quotes, its place in the list of categories';

const order = z.int({
  error: ({ input }) => (input === undefined ? 'is missing; write ' : 'must be ') + PLACE_IN_LIST,
});

export const categoryEntry = z.strictObject({ picture: textValue.optional(), ...published, order });

/** A page's slug is made from its title: a title without Latin letters yields none. */
const title = z
  .string()
  .trim()
  .overwrite(bindUnits)
  .min(1, { abort: true })
  .refine((value) => SLUG.test(toSlug(value)), 'cannot become an address; write it in Latin letters');

/** Front matter of `text.en.md` and `text.sr.md`. */
export const textFront = z.strictObject({
  title,
  description: textValue,
  summary: textValue.optional(),
  seoTitle: textValue.optional(),
  seoDescription: textValue.optional(),
  keywords: textValue.optional(),
});

/** Minimum and maximum number of letters: cards and search engines cut longer texts. */
export const LETTERS = {
  description: [1, 200],
  seoTitle: [10, 60],
  seoDescription: [70, 160],
  keywords: [10, 200],
} as const;

const share = z.number().min(0).max(1);

const UNMEASURED = 'is not measured; run npm run pictures';

export const pictureEntry = z.strictObject({
  file: textValue,
  width: z.int(UNMEASURED),
  height: z.int(UNMEASURED),
  alt: bilingualText,
  caption: bilingualText,
  focal: z.strictObject({ x: share, y: share }),
  colour: z.string(UNMEASURED).regex(/^#[0-9a-f]{6}$/, UNMEASURED),
  /** Whether a page shows it over the full height of a phone, so that its tall crop is prepared. */
  tall: z.boolean().optional(),
  /** The photographer and the licence; pictures without are illustrations. */
  credit: textValue.optional(),
});

export type ArticleEntry = z.output<typeof articleEntry>;
export type NewsEntry = z.output<typeof newsEntry>;
export type EventEntry = z.output<typeof eventEntry>;
export type CategoryEntry = z.output<typeof categoryEntry>;
export type TextFront = z.output<typeof textFront>;
export type PictureEntry = z.output<typeof pictureEntry>;
