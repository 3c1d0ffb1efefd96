import type { ReactElement } from 'react';

/** An example of what reaches the browser, and what of it must stand in the page before any script. */
export type LeafCase = [example: ReactElement, html: (string | RegExp)[]];
