import { z } from 'zod';
import { optional, stringList } from '@/lib/cms/schema/repair';
import {
  contractHtml,
  contractLine,
  contractSlug,
  contractStatus,
  contractString,
  contractText,
} from '@/lib/cms/schema/text';
import { toInstant, toLastSecond } from '@/lib/i18n/dates';
import { ID } from '@/lib/routing/id';

/** An id of the contract: 1 to 64 of `A-Z a-z 0-9 _ -`. */
export const contractId = z.string().regex(ID);

export const articleType = z.enum(['news', 'event', 'blog']);

/** Content systems write the year 0001 for a date that is not set. */
const FIRST_YEAR = 1000;
/** Content systems write the year 9999 for “never”. This is midnight in the town. */
const LAST_DAY = '9998-12-30T23:00:00.000Z';

/** A day, and a time of it without a zone, as databases write it too. */
const LOCAL = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?))?$/;
const ISO_8601 = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;

/** Names a day, after a year or a weekday. `Date` reads 07.08.2026 as 8 July, and 2026 as 1 January. */
const NAMES_DAY = /^\+?\d{4,}\D\d+\D\d|^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b/;

/** `Date` reads a date without a zone by the clock of the server. */
const HAS_ZONE = /(?:GMT|UTC?|Z|[ECMP][SD]T)\b|[+-]\d\d:?\d\d/i;

function toIso(date: string): string {
  if (ISO_8601.test(date)) return date;
  const read = new Date(date);
  const local = LOCAL.exec(date) ?? (HAS_ZONE.test(date) ? null : LOCAL.exec(read.toLocaleString('sv')));
  const [, day, time = '00:00:00'] = local ?? [];
  return day ? toInstant(day, time) : read.toISOString();
}

/**
 * Any date that names its day, as ISO 8601: without a zone it is in the town’s, wherever the server is, and without a
 * time at midnight. Dates after `LAST_DAY` become that: calendars also need the day after, with a year of four digits.
 */
const instant = z
  .string()
  .refine((value) => NAMES_DAY.test(value) && new Date(value).getUTCFullYear() >= FIRST_YEAR, 'not a date')
  .transform(toIso)
  .transform((value) => (Date.parse(value) > Date.parse(LAST_DAY) ? LAST_DAY : value));

export const contractDate = (name: string) => optional(name, instant, null);

const fraction = z.number().min(0).max(1);

/**
 * A picture of the contract; `alt` may be per language. `caption`, `credit`, `width`, `height`, `focal` and `colour` are
 * optional additions of this site.
 */
export const contractImage = z.object({
  _id: contractString('image._id'),
  alt: contractLine('image.alt'),
  caption: contractLine('image.caption').optional(),
  credit: contractLine('image.credit').optional(),
  url: z.string().min(1),
  thumbnailUrl: contractString('image.thumbnailUrl').optional(),
  name: contractString('image.name'),
  createdAt: contractDate('image.createdAt').optional(),
  updatedAt: contractDate('image.updatedAt').optional(),
  width: optional('image.width', z.int().positive(), undefined),
  height: optional('image.height', z.int().positive(), undefined),
  focal: optional('image.focal', z.object({ x: fraction, y: fraction }), undefined),
  colour: optional('image.colour', z.string().regex(/^#[0-9a-f]{6}$/i), undefined),
});

const seo = z.object({
  title: contractLine('seo.title'),
  description: contractLine('seo.description'),
  keywords: contractLine('seo.keywords'),
  slug: contractSlug('seo.slug'),
});

export const contractSeo = optional('seo', seo, seo.parse({}));

const reference = z.object({ _id: contractId, title: contractLine('category.title'), seo: contractSeo });

type Dates = { startDate: string | null; endDate: string | null };

/** The end of an article, at midnight as the last second of a day; null unless it is after the start. */
function toEnd({ startDate, endDate }: Dates): string | null {
  const end = endDate && toLastSecond(startDate, endDate);
  return end && startDate && Date.parse(end) <= Date.parse(startDate) ? null : end;
}

/** An article of the contract, repaired field by field: only `_id` is required (docs/requirements.md, Provider). */
export const contractArticle = z
  .object({
    _id: contractId,
    title: contractLine('title'),
    description: contractText('description'),
    summary: contractText('summary'),
    content: contractHtml('content'),
    seo: contractSeo,
    type: optional('type', articleType, null),
    status: contractStatus('status'),
    author: contractString('author'),
    tags: optional('tags', stringList('tag'), [] as string[]),
    image: optional('image', contractImage, null),
    category: optional('category', reference, null),
    subcategory: optional('subcategory', reference, null),
    publishDate: contractDate('publishDate'),
    publishedAt: contractDate('publishedAt'),
    createdAt: contractDate('createdAt'),
    updatedAt: contractDate('updatedAt'),
    startDate: contractDate('startDate'),
    endDate: contractDate('endDate'),
    place: contractLine('place'),
  })
  .overwrite((article) => ({ ...article, endDate: toEnd(article) }));

export type ContractArticle = z.output<typeof contractArticle>;
export type ContractImage = z.output<typeof contractImage>;
export type ContractReference = z.output<typeof reference>;
export type ArticleType = z.output<typeof articleType>;
