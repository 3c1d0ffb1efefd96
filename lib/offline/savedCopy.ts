/** Id of the note on a page shown from the cache (lib/offline/worker/pages.ts). */
export const SAVED_COPY_ID = 'saved-copy';
