/** The form of an id (docs/requirements.md, Addresses), as part of a longer pattern. */
export const ID_PATTERN = '[A-Za-z0-9_-]{1,64}';

export const ID = new RegExp(`^${ID_PATTERN}$`);

export const isId = (value: unknown): value is string => typeof value === 'string' && ID.test(value);
