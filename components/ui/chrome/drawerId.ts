/** The id of the menu, which its button opens. */
export const DRAWER_ID = 'menu';
