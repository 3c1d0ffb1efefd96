/** The JSON list of the scripts that `deferScripts.browser.ts` requests. */
export const DEFERRED_SCRIPTS_ID = 'deferred-scripts';

/** Marks the `<style>` of the web fonts. */
export const WEB_FONTS_ID = 'web-fonts';

/** Screens that load the web fonts with the page; narrower ones load them after the first paint. */
export const WIDE_SCREEN = '(min-width: 48em)';

/** Window event by which `deferScripts.browser.ts` reports the end of the first view. */
export const FIRST_VIEW_END = 'firstviewend';
