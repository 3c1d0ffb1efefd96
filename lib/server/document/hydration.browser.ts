/** The events of the window that tell `deferScripts.browser.ts` of hydration. */
export const HYDRATION_START = 'hydrationstart';
export const HYDRATION_END = 'hydrationend';
