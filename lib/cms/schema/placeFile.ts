import { z } from 'zod';
import { PLACE_KINDS } from '@/lib/articles/place';
import { openTimes, weeklyHours } from '@/lib/cms/schema/weeklyHours';
import { bindUnits } from '@/lib/i18n/bindUnits';
import { ID } from '@/lib/routing/id';

// The shape of `content/guide/<id>/place.yaml`, described for editors in content/README.md.

export const textValue = z.string().trim().min(1).overwrite(bindUnits);
export const bilingualText = z.strictObject({ en: textValue, sr: textValue });

/** The source of a fact, and the day it was checked against the source, or estimated without one. */
const origin = { source: textValue, checked: z.iso.date().optional(), estimated: z.iso.date().optional() };

export type Origin = { checked?: string; estimated?: string };
const hasOneDay = ({ checked, estimated }: Origin): boolean => Boolean(checked) !== Boolean(estimated);
const ONE_DAY = 'needs either checked or estimated';

/** A fact with its source, checked or estimated on one day. */
const fact = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject({ ...shape, ...origin }).refine((value) => hasOneDay(value as Origin), ONE_DAY);

const worded = fact({ words: bilingualText });
const shade = fact({ answer: z.enum(['yes', 'partly', 'no']).optional(), words: bilingualText });
const light = fact({ best: z.enum(['morning', 'afternoon']).optional(), words: bilingualText });
const stepFree = fact({ answer: z.enum(['yes', 'partly', 'no']), words: bilingualText.optional() });
const admission = fact({ answer: z.enum(['free', 'ticket', 'closed']), words: bilingualText.optional() });

const OUTSIDE = 'is outside the country and its surroundings; latitude is about 42.4 here, longitude about 18.8';

/** Within the country and its surroundings, so that swapped latitude and longitude are refused. */
const coordinates = fact({
  latitude: z.number().min(41.5, OUTSIDE).max(43.6, OUTSIDE),
  longitude: z.number().min(18, OUTSIDE).max(20.5, OUTSIDE),
  /** In metres. */
  precision: z.int().min(1),
});

const walk = z.strictObject({ from: bilingualText, minutes: z.int().min(1), metres: z.int().min(1).optional() });

const onFoot = fact({ walk: walk.optional(), words: bilingualText.optional() }).refine(
  (value) => value.walk || value.words,
  'needs a walk, words, or both',
);

const duration = fact({ minutes: z.int().min(1), upTo: z.int().optional() }).refine(
  ({ minutes, upTo = Infinity }) => upTo > minutes,
  { path: ['upTo'], error: 'must be more than minutes' },
);

/** Nobody can estimate hours or a number: these facts have a day of a check only. */
const checkedOrigin = { source: textValue, checked: z.iso.date() };

const openingHours = z
  .strictObject({
    always: z.boolean().optional(),
    weekly: weeklyHours.optional(),
    exceptions: z
      .array(z.strictObject({ day: z.iso.date(), times: openTimes.readonly().default([]) }))
      .refine((days) => new Set(days.map(({ day }) => day)).size === days.length, 'list a day twice; leave one out')
      .readonly()
      .optional(),
    ...checkedOrigin,
  })
  .refine(({ always, weekly }) => Boolean(always) !== Boolean(weekly), 'needs either always or weekly');

const telephone = z.strictObject({
  number: z.string().regex(/^\+[1-9][\d ]{6,18}$/, 'must be international, "+382 32 000 000"'),
  ...checkedOrigin,
});

const link = z.strictObject({ url: z.url({ protocol: /^https?$/ }), ...checkedOrigin });

export const contentIds = z.array(z.string().regex(ID, 'must be letters, digits, _ and -, at most 64'));

export const placeFile = z.strictObject({
  /** Ids of the article in content systems. */
  ids: contentIds.optional(),
  kind: z.enum(PLACE_KINDS).optional(),
  wikidata: z
    .string()
    .regex(/^Q[1-9]\d*$/, 'must be an id such as "Q42"')
    .optional(),
  coordinates: coordinates.optional(),
  address: worded.optional(),
  openingHours: openingHours.optional(),
  admission: admission.optional(),
  telephone: telephone.optional(),
  website: link.optional(),
  booking: link.optional(),
  onFoot: onFoot.optional(),
  byBus: worded.optional(),
  byBoat: worded.optional(),
  stepFree: stepFree.optional(),
  shade: shade.optional(),
  toilets: worded.optional(),
  duration: duration.optional(),
  light: light.optional(),
});

export type PlaceFile = z.output<typeof placeFile>;

export type BilingualText = z.output<typeof bilingualText>;

export function textsOfPlace(place: PlaceFile): Record<string, BilingualText> {
  const from = place.onFoot?.walk?.from;
  const worded = Object.entries(place).flatMap(([name, fact]) =>
    typeof fact === 'object' && 'words' in fact && fact.words ? [[`${name}.words`, fact.words] as const] : [],
  );
  return { ...(from && { 'onFoot.walk.from': from }), ...Object.fromEntries(worded) };
}
