/** The JSON list of the scripts that `deferScripts.browser.ts` requests. */
export const DEFERRED_SCRIPTS_ID = 'deferred-scripts';

/** The stylesheet of the web fonts. */
export const FONT_SHEET = '/fonts/faces.css';

/** Screens that load the web fonts with the page; narrower ones load them after the first paint. */
export const WIDE_SCREEN = '(min-width: 48em)';

/** Window event by which `deferScripts.browser.ts` reports the end of the first view. */
export const FIRST_VIEW_END = 'firstviewend';
