import { z } from 'zod';
import { isYearlyDay, monthDayOf } from '@/lib/cms/files/yearlyDay';

/** The shape of the files under `content/`, described for editors in content/README.md. */
export const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words with hyphens, such as sea-gate');
const words = z.string().trim().min(1);
const day = z.iso.date();

/** 2027 is no leap year: its days exist in every year. */
function isInEveryYear(value: string): boolean {
  const monthDay = monthDayOf(value);
  return monthDay === null || z.iso.date().safeParse(`2027-${monthDay}`).success;
}

const yearlyDay = z
  .string()
  .refine(isYearlyDay, { error: 'must be such as "07-22", "easter-47" or "saturday near 08-15"', abort: true })
  .refine(isInEveryYear, 'must be a day of every year');

/** A draft is checked for its form, and shown nowhere. */
const published = { published: day, updated: day.optional(), draft: z.boolean().optional() };

export const articleEntry = z.strictObject({
  ...published,
  category: id,
  subcategory: id.optional(),
  tags: z.array(words),
  picture: words,
  author: words.optional(),
});

export const newsEntry = articleEntry.extend({
  /** Of guidance: the day of every year on which it is dated anew. */
  season: yearlyDay.optional(),
});

export const eventEntry = articleEntry.extend({
  when: z.strictObject({ from: yearlyDay, to: yearlyDay, certain: z.boolean() }),
  place: z.strictObject({ en: words, sr: words }),
});

export const categoryEntry = z.strictObject({ ...published, picture: words.optional(), order: z.int() });

/** Front matter of `en.md` and `sr.md`. */
export const textFront = z.strictObject({
  title: words,
  slug: id,
  description: words,
  summary: words.optional(),
  seoTitle: words.optional(),
  seoDescription: words.optional(),
  keywords: words.optional(),
});

const share = z.number().refine((value) => value >= 0 && value <= 1, 'must be from 0 to 1');

export const pictureEntry = z.object({
  file: words,
  width: z.int(),
  height: z.int(),
  alt: z.object({ en: words, sr: words }),
  caption: z.object({ en: words, sr: words }),
  focal: z.object({ x: share, y: share }),
  colour: z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour such as "#285868"'),
  /** Whether a page shows it over the full height of a phone, so that its tall crop is prepared. */
  tall: z.boolean().optional(),
  /** The photographer and the licence; pictures without are illustrations. */
  credit: words.optional(),
});

export type ArticleEntry = z.output<typeof articleEntry>;
export type NewsEntry = z.output<typeof newsEntry>;
export type EventEntry = z.output<typeof eventEntry>;
export type CategoryEntry = z.output<typeof categoryEntry>;
export type TextFront = z.output<typeof textFront>;
export type PictureEntry = z.output<typeof pictureEntry>;
