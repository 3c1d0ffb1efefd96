import type { ReactElement } from 'react';

/** An example of a client component, and the HTML it must render on the server. */
export type LeafCase = [example: ReactElement, html: (string | RegExp)[]];
