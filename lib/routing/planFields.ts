import type { GuideChoice } from '@/lib/routing/guideFilter';

/** What a plan can be restricted to, in the order of the form; also choices of the guide, with what matches them. */
export const PLAN_CHOICES = ['children', 'steps', 'rain'] as const satisfies GuideChoice[];

export type PlanChoice = (typeof PLAN_CHOICES)[number];

export const ofEachChoice = <Value>(toValue: (choice: PlanChoice) => Value) =>
  Object.fromEntries(PLAN_CHOICES.map((choice) => [choice, toValue(choice)])) as Record<PlanChoice, Value>;

/** The fields of the planner’s form, which are the parameters of its URL. */
export const PLAN_FIELDS = ['from', 'to', 'day', 'round', ...PLAN_CHOICES, 'without'] as const;

type PlanField = (typeof PLAN_FIELDS)[number];

/** The raw values of the form. */
export type PlanInputs = Partial<Record<PlanField, string>>;

/** The route of a plan: through the old town, or by bus to Perast. */
export const ROUND_NAMES = ['town', 'perast'] as const;

export type RoundName = (typeof ROUND_NAMES)[number];
