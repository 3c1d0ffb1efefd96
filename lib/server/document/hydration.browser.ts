/** Window events that report hydration to `deferScripts.browser.ts`. */
export const HYDRATION_START = 'hydrationstart';
export const HYDRATION_END = 'hydrationend';
