/** The fields of the planner’s form, which are the parameters of its URL. */
export const WISH_FIELDS = ['from', 'to', 'day', 'children', 'steps', 'rain'] as const;

type WishField = (typeof WISH_FIELDS)[number];

/** The raw values of the form. */
export type WishInputs = Partial<Record<WishField, string>>;
