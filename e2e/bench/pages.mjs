import { kindsOfPage } from '../support/addresses';

/** A part of the names of the pages to look at, such as `home`; all of them where it is not set. */
const ONLY = process.env.BENCH_PAGES ?? '';

/** Every kind of page in both languages, by its name in the table, such as `home en`. */
export const pagesToMeasure = () =>
  /** @type {const} */ (['en', 'sr']).flatMap((language) =>
    Object.entries(kindsOfPage('shipped', language))
      .filter(([kind]) => kind.includes(ONLY))
      .map(([kind, path]) => ({ kind, name: `${kind} ${language}`, path })),
  );
