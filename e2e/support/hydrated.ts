/** What hydration adds to every page: until then the menu is a link to the footer. */
export const HYDRATED = 'header [aria-haspopup="dialog"]';
