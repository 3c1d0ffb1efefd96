import { z } from 'zod';
import { id } from '@/lib/cms/files/entrySchemas';
import { bilingualText, contentIds, type PlaceFile, placeFile, textValue } from '@/lib/cms/schema/placeFile';
import { clockTime } from '@/lib/cms/schema/weeklyHours';
import { toInstant } from '@/lib/i18n/dates';
import { TOWN_PLAN_SIZE } from '@/lib/map/sheets';
import { MAP_FILTER, POINT_GROUPS } from '@/lib/routing/mapGroup';
import { PARTNER_CATEGORY_FILTER } from '@/lib/routing/partnerFilters';
import { ofEachChoice, ROUND_NAMES } from '@/lib/routing/planFields';

// The entries of the lists `content/<name>.yaml`, described for editors in content/README.md.

/** Pages that a notice or a question can lead to. */
const LINKED_PAGES = ['visitorsInfo', 'cityPass', 'tax', 'guide', 'events', 'map'] as const;

/** A notice is one line. */
const MAX_LENGTH = 140;

const line = textValue.max(MAX_LENGTH, `has more than ${MAX_LENGTH} letters; shorten it`);

const DATE_TIME_ERROR = 'must be a day and a local time, such as 2026-11-25 18:00';

const moment = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/, { error: DATE_TIME_ERROR, abort: true })
  .refine((value) => z.iso.datetime({ local: true }).safeParse(value.replace(' ', 'T')).success, {
    error: ({ input }) => (String(input).endsWith(' 24:00') ? 'midnight is 00:00 of the next day' : DATE_TIME_ERROR),
    abort: true,
  })
  .transform((value) => toInstant(value.slice(0, 10), value.slice(11)));

export const notice = z
  .strictObject({
    id,
    text: z.strictObject({ en: line, sr: line }),
    from: moment,
    until: moment,
    page: z.enum(LINKED_PAGES).optional(),
  })
  .refine(({ from, until }) => until > from, { path: ['until'], error: 'must be after from' });

const chosen = z.literal('yes', 'must be yes; leave it out otherwise').optional();

const planDay = z
  .strictObject({
    from: clockTime,
    to: clockTime,
    round: z.enum(ROUND_NAMES).optional(),
    ...ofEachChoice(() => chosen),
  })
  .refine(({ from, to }) => from < to, { path: ['to'], error: 'must be after from' });

const plan = z.strictObject({
  /** The folder of its article. */
  id,
  /** Ids of the article in content systems. */
  ids: contentIds.optional(),
  name: bilingualText,
  days: z.array(planDay).min(1).max(3),
});

/** The area of a pin beside and above its position (`components/map/MapPins.tsx`), in units of the drawing. */
const PIN = { side: 15, top: 41 };

export const point = z
  .strictObject({
    id,
    /** The first is its kind. */
    groups: z.tuple([z.enum(POINT_GROUPS)], z.enum(POINT_GROUPS)),
    name: bilingualText,
    /** Position on the plan of the old town, in units of the drawing from its left and top. */
    plan: z
      .strictObject({
        x: z
          .number()
          .min(PIN.side)
          .max(TOWN_PLAN_SIZE.width - PIN.side),
        y: z.number().min(PIN.top).max(TOWN_PLAN_SIZE.height),
      })
      .optional(),
    ...placeFile.pick({
      coordinates: true,
      address: true,
      openingHours: true,
      admission: true,
      telephone: true,
      website: true,
      onFoot: true,
    }).shape,
  })
  .refine(({ plan, coordinates }) => plan || coordinates, 'has no position; write plan or coordinates')
  .transform(({ id, groups, name, plan, ...place }) => ({ id, groups, name, plan, place: place satisfies PlaceFile }));

export const question = z.strictObject({
  id,
  question: bilingualText,
  answer: bilingualText,
  /** Where the answer is given in full. */
  page: z.enum(LINKED_PAGES).optional(),
  /** The section of the page, by its id. */
  anchor: z
    .string()
    .regex(/^[\w-]+$/)
    .optional(),
  /** The article of the guide that says more; without it the page is linked. */
  article: id.optional(),
});

/** A practical matter without a page of its own. */
export const topic = z
  .strictObject({
    /** The anchor of its answer on the visitor information. */
    id,
    title: bilingualText,
    /** Other words it is found by, in any language. */
    words: bilingualText,
    answer: bilingualText,
    /** The group of the map that shows it. */
    map: z.enum(MAP_FILTER.choices).optional(),
    /** The article of the guide that says more. */
    article: id.optional(),
    /** Whether the desk knows more than the answer says. */
    desk: z.boolean().optional(),
  })
  .refine(({ map, article }) => !(map && article), {
    path: ['article'],
    error: 'has no effect together with map; leave one of them out',
  });

export const partner = z.strictObject({
  name: textValue,
  address: z.string().trim().default(''),
  offer: textValue.transform((lines) => lines.split(/\s*\n\s*/)),
  category: z.enum(PARTNER_CATEGORY_FILTER.choices),
  /** Whether the partner is invented: the page and `npm run doctor` say so. */
  sample: z.boolean().optional(),
});

export const LISTS = {
  notices: notice,
  plans: plan,
  points: point,
  questions: question,
  topics: topic,
  partners: partner,
};

export type ListName = keyof typeof LISTS;

export const LIST_NAMES = Object.keys(LISTS) as ListName[];

export type Lists = { [Name in ListName]: z.output<(typeof LISTS)[Name]>[] };

/** A point of the map without an article: name, position, and facts of a place. */
export type MapPoint = Lists['points'][number];
export type Question = Lists['questions'][number];
export type ReadyPlanEntry = Lists['plans'][number];
export type Topic = Lists['topics'][number];
