/** The fields of the planner’s form, which are the parameters of its URL. */
export const PLAN_FIELDS = ['from', 'to', 'day', 'round', 'children', 'steps', 'rain', 'without'] as const;

type PlanField = (typeof PLAN_FIELDS)[number];

/** The raw values of the form. */
export type PlanFields = Partial<Record<PlanField, string>>;

/** The route of a plan: through the old town, or by bus to Perast. */
export const ROUND_NAMES = ['town', 'perast'] as const;

export type RoundName = (typeof ROUND_NAMES)[number];
