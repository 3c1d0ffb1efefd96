/** Id of the dialog that DrawerButton opens. */
export const DRAWER_ID = 'menu';
