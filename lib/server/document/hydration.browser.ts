/** Window event that reports hydration to `deferScripts.browser.ts`. */
export const HYDRATION_END = 'hydrationend';
