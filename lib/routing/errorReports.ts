/** Where pages report errors of the browser; the server accepts POST here only. */
export const ERROR_REPORTS = '/browser-errors';
