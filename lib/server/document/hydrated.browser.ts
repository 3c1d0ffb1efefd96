/** The event that tells `deferScripts.browser.ts` that the page has hydrated. */
export const HYDRATED = 'hydrated';
