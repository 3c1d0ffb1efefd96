/** The two tag lists of the home page (docs/requirements.md, Provider). */
export const TOP_ATTRACTIONS = 'TOP_ATTRACTIONS';
export const EXPERIENCES_AND_ADVENTURES = 'EXPERIENCES_AND_ADVENTURES';

/** On an event whose day moves from year to year: its page and cards say ‘usual time – check before you travel’. */
export const DATE_NOT_CONFIRMED = 'DATE_NOT_CONFIRMED';

/**
 * On news that advises instead of reporting. Its publication date is the latest beginning of its season, so the date
 * follows ‘Guidance’, and machines get the day of the first publication.
 */
export const GUIDANCE = 'GUIDANCE';

/** On an article whose title is shown as a notice above every page (docs/requirements.md, Notices). */
export const ALERT = 'ALERT';

/** On an article of the guide for children, a rainy day, or level ground: subjects too, which related articles share. */
export const CHILDREN = 'children';
export const RAINY_DAY = 'rainy-day';
export const STEP_FREE = 'step-free';

const RESERVED = new Set([TOP_ATTRACTIONS, EXPERIENCES_AND_ADVENTURES, DATE_NOT_CONFIRMED, GUIDANCE, ALERT]);

/** The tags that say what an article is about, without those that only place it on the site. */
export const subjectTags = (tags: readonly string[]): string[] => tags.filter((tag) => !RESERVED.has(tag));
