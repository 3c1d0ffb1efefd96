/** The note on a page that comes from the device (lib/offline/worker/showSavedPage.ts). */
export const SAVED_COPY_ID = 'saved-copy';
