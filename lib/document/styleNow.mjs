/**
 * The script that stands where the opening of a page ends: to answer it, the browser finds out the styles of what it has
 * read, and so the task that lays out and paints the first view does not have to. On a slow phone that was up to twice as long.
 */
export const STYLE_NOW = 'getComputedStyle(document.body).color';
