/** The most letters of an id (docs/requirements.md, Addresses). */
export const ID_LENGTH = 64;

/** The form of an id, as part of a longer pattern. */
export const ID_PATTERN = `[A-Za-z0-9_-]{1,${ID_LENGTH}}`;

export const ID = new RegExp(`^${ID_PATTERN}$`);

export const isId = (value: unknown): value is string => typeof value === 'string' && ID.test(value);
