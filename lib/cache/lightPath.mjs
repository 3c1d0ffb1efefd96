/**
 * Every kept page has a light form for visitors who save data. Its internal path is that of the page with a mark on the
 * language, such as `/sr-light/news`: it is rendered and kept like any other.
 */
const MARK = '-light';

/** @param {string} path internal, of a page in full */
export const toLightPath = (path) => path.replace(/^\/[a-z]+/, (language) => `${language}${MARK}`);

/**
 * The page in full that a light form belongs to; null for what is no light form.
 *
 * @param {string} path internal
 */
export const fullPathOf = (path) => (/^\/[a-z]+-light(?=\/|$)/.test(path) ? path.replace(MARK, '') : null);

/** The language in the first segment of an internal path. @param {string | undefined} segment */
export const languageIn = (segment) => segment?.replace(MARK, '');
