import { z } from 'zod';
import { id } from '@/lib/cms/files/files';
import { readEntries } from '@/lib/cms/files/readEntries';
import type { Attempt } from '@/lib/cms/files/readPlaces';
import { bothWords, clockTime, contentIds } from '@/lib/cms/schema/placeFile';
import { ROUND_NAMES } from '@/lib/routing/wishFields';

const chosen = z.literal('yes', 'must be yes; leave it out otherwise').optional();

/** One day of a ready plan, in the fields of the planner’s form. */
const planDay = z
  .strictObject({
    from: clockTime,
    to: clockTime,
    round: z.enum(ROUND_NAMES).optional(),
    children: chosen,
    steps: chosen,
    rain: chosen,
  })
  .refine(({ from, to }) => from < to, { path: ['to'], error: 'must be after from' });

/** A ready plan of an article, in `content/plans.yaml`, described for editors in content/README.md. */
const plan = z.strictObject({
  /** The folder of its article. */
  id,
  /** Ids of the article in content systems. */
  ids: contentIds.optional(),
  name: bothWords,
  days: z.array(planDay).min(1).max(3),
});

export type ReadyPlanEntry = z.output<typeof plan>;

/** Relative to `content/`. */
export const PLANS_FILE = 'plans.yaml';

export const readPlans = (root: string, attempt: Attempt): ReadyPlanEntry[] =>
  readEntries(root, PLANS_FILE, plan, attempt);
