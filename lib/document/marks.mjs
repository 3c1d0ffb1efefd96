// What a rendered page and those who rewrite it agree on.

/** The three style elements that the loader opens or takes away after the first view (lib/document/loader). */
export const HOLD_ID = 'hold';
export const FACES_ID = 'faces';
export const LATER_ID = 'later';

/** The addresses of the scripts that the loader brings. */
export const SCRIPTS_ID = 'late';

/**
 * Marks what is below the first view of a phone: where scripts run it is laid out after that, a part at a time, so that a
 * slow phone paints sooner and hears its visitor in between. Wide screens show more, and lay out everything at once.
 */
export const BELOW = 'data-below';

/** Where web fonts come with the page; a narrow screen, which may have a slow line, gets them after its first view. */
export const WIDE = '(min-width:48em)';

/**
 * The id of where that ends with which a page opens, its title and the picture under it: what it is painted with comes
 * before, all its other styles there (components/page/OpeningEnd).
 */
export const OPENING_END = 'opened';
