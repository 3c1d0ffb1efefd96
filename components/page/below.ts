/** Cards of a list that the first view of a phone may reach. */
const FIRST = 3;

/** The value of `data-below` for an entry of a list: those after the first few are below the first view (lib/document/marks). */
export const below = (index: number): '' | undefined => (index < FIRST ? undefined : '');
